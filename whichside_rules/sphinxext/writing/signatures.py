"""Readable signatures for dataclasses, pydantic's above all.

Left alone, autodoc shows what pydantic made of a class: ``FieldInfo(...)`` as defaults and the
validation metadata in the types. A reader wants the names, the plain types, the defaults and, in
words, the limits.
"""

from __future__ import annotations

import dataclasses
import enum
import inspect
import sys
import typing
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

from pydantic.fields import FieldInfo
from sphinx.application import Sphinx
from sphinx.config import Config
from sphinx.errors import PycodeError
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.typing import stringify_annotation

_LIMITS: Final = {
    "gt": "greater than {}",
    "ge": "at least {}",
    "lt": "less than {}",
    "le": "at most {}",
    "multiple_of": "a multiple of {}",
    "min_length": "length at least {}",
    "max_length": "length at most {}",
}


def connect(app: Sphinx, config: Config) -> None:
    """Hook into autodoc when the project uses it; without it there are no such events."""
    if "autodoc-process-signature" in app.events.events:
        app.connect("autodoc-before-process-signature", plain_annotations)
        app.connect("autodoc-process-signature", process_signature, priority=400)
        app.connect("autodoc-process-docstring", process_docstring)
        app.connect("autodoc-skip-member", skip_field)
        # Napoleon takes the first words of a field's docstring for its type when a colon follows
        # them; ours are sentences. So they are kept from it, before and after.
        kept: dict[str, list[str]] = {}
        app.connect("autodoc-process-docstring", partial(_keep, kept), priority=400)
        app.connect("autodoc-process-docstring", partial(_give_back, kept), priority=600)


def plain_annotations(app: Sphinx, obj: Any, bound_method: bool) -> None:
    """Take the validation metadata out of the types that autodoc is about to show.

    The fields of a dataclass keep them: pydantic reads them there, and so do we (:func:`_info`).
    """
    target = getattr(obj, "__func__", obj)
    own = vars(target).get("__annotations__") if inspect.isclass(target) else None
    if own is None:
        own = getattr(target, "__annotations__", None)
    if not own:
        return
    try:
        hints = typing.get_type_hints(target)
        target.__annotations__ = {name: hints.get(name, own[name]) for name in own}
    except (AttributeError, NameError, TypeError):
        return  # names known to type checkers only: autodoc shows them as written


def _keep(
    kept: dict[str, list[str]],
    app: Sphinx,
    what: str,
    name: str,
    obj: Any,
    options: Any,
    lines: list[str],
) -> None:
    if what in ("attribute", "data", "property"):
        kept[name] = list(lines)


def _give_back(
    kept: dict[str, list[str]],
    app: Sphinx,
    what: str,
    name: str,
    obj: Any,
    options: Any,
    lines: list[str],
) -> None:
    if name in kept:
        lines[:] = kept.pop(name)


def process_signature(
    app: Sphinx,
    what: str,
    name: str,
    obj: Any,
    options: Any,
    signature: str | None,
    returns: str | None,
) -> tuple[str, str | None] | None:
    """Write the signature of a dataclass from its fields."""
    if what != "class":
        return None
    plain_annotations(app, obj, False)
    if not _is_dataclass(obj):
        return None
    parts = []
    starred = False
    for field in _fields(obj):
        if field.kw_only and not starred:
            parts.append("*")
            starred = True
        default = _default(obj, field)
        parts.append(field.name if default is None else f"{field.name}={default}")
    return f"({', '.join(parts)})", None


def process_docstring(
    app: Sphinx, what: str, name: str, obj: Any, options: Any, lines: list[str]
) -> None:
    """List the fields of a dataclass: type, docstring and limits."""
    if what != "class" or not _is_dataclass(obj):
        return
    told: list[str] = []
    for field in _fields(obj):
        words = " ".join(_field_doc(obj, field.name).split())
        limits = ", ".join(_limits(obj, field.name))
        if limits:
            words = f"{words.rstrip('.')} ({limits})." if words else f"{limits.capitalize()}."
        told += [f":param {field.name}: {words}", f":type {field.name}: {_type(obj, field.name)}"]
    if told:
        lines += ["", *told, ""]


def skip_field(
    app: Sphinx, what: str, name: str, obj: Any, skip: bool, options: Any
) -> bool | None:
    """Leave out a field of a dataclass among the members: the class lists it."""
    if what != "class":
        return None
    document = app.env.current_document
    owner = getattr(sys.modules.get(document.autodoc_module), document.autodoc_class, None)
    if not _is_dataclass(owner) or name not in {field.name for field in _fields(owner)}:
        return None
    return True


def _is_dataclass(obj: Any) -> bool:
    return inspect.isclass(obj) and "__dataclass_fields__" in vars(obj)


def _fields(obj: Any) -> list[dataclasses.Field[Any]]:
    return [field for field in dataclasses.fields(obj) if field.init]


def _default(obj: Any, field: dataclasses.Field[Any]) -> str | None:
    """Return the default as it is to be shown, None when the field is required."""
    info = _info(obj, field.name)
    if info.is_required():
        return None
    return "..." if info.default_factory is not None else _short(info.default)


def _info(obj: Any, name: str) -> FieldInfo:
    """A field as pydantic reads it: its default, and the limits that stand in its type."""
    field = obj.__dataclass_fields__[name]
    default = field if not isinstance(field.default, FieldInfo) else field.default
    for cls in obj.__mro__:
        try:
            own = SimpleNamespace(__annotations__={name: field.type})
            known = vars(sys.modules[cls.__module__])
            hint = typing.get_type_hints(own, known, include_extras=True)[name]
        except (NameError, TypeError):
            continue  # declared in another module, or with names known to type checkers only
        return FieldInfo.from_annotated_attribute(hint, default)
    return FieldInfo.from_annotated_attribute(Any, default)


def _limits(obj: Any, name: str) -> list[str]:
    return [
        words.format(getattr(one, key))
        for one in _info(obj, name).metadata
        for key, words in _LIMITS.items()
        if getattr(one, key, None) is not None
    ]


def _field_doc(obj: Any, name: str) -> str:
    """Return the docstring under a field, of the class itself or of one that it extends."""
    for cls in obj.__mro__:
        try:
            found = ModuleAnalyzer.for_module(cls.__module__).find_attr_docs()
        except PycodeError:
            continue
        if (cls.__qualname__, name) in found:
            return "\n".join(found[cls.__qualname__, name])
    return ""


def _type(obj: Any, name: str) -> str:
    try:
        return stringify_annotation(typing.get_type_hints(obj)[name], "smart", short_literals=True)
    except (NameError, TypeError, KeyError):
        return next(str(field.type) for field in _fields(obj) if field.name == name)


def _short(value: Any) -> str:
    """Write a default as one would in the source, or as dots when it would be long."""
    if isinstance(value, enum.Enum):
        return f"{type(value).__name__}.{value.name}"
    text = repr(value)
    return text if len(text) <= 24 and "<" not in text and "(" not in text[1:] else "..."
