"""The one writer and the one reader of files, and what is printed of them."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from tests.cli.conftest import ROOT
from whichside_rules.shared.files import FileProblem, read_text_bounded, write_atomically
from whichside_rules.shared.printable import MOST_SHOWN, as_json, one_line

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="pipes, links and limits")


def refused(path: Path | str, text: str = "new", *, new: bool = False) -> str:
    with pytest.raises(FileProblem) as problem:
        write_atomically(path, text, new=new)
    assert "\n" not in str(problem.value)
    return str(problem.value)


# Writing ------------------------------------------------------------------------------------------


def test_a_link_is_followed(tmp_path: Path) -> None:
    (tmp_path / "there.json").write_text("old")
    (tmp_path / "link.json").symlink_to("there.json")
    write_atomically(tmp_path / "link.json", "new")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "there.json").read_text() == "new"


def test_a_link_to_nothing_makes_what_it_points_at(tmp_path: Path) -> None:
    (tmp_path / "link.json").symlink_to("there.json")
    write_atomically(tmp_path / "link.json", "new")
    assert (tmp_path / "link.json").is_symlink()
    assert (tmp_path / "there.json").read_text() == "new"


def test_a_loop_of_links_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    assert "symbolic links" in refused(tmp_path / "loop")
    assert (tmp_path / "loop").is_symlink()


def test_a_pipe_a_device_and_a_folder_are_never_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "null").symlink_to(os.devnull)
    assert refused(tmp_path / "pipe").endswith("pipe: a pipe, not a file")
    assert refused(tmp_path / "null").endswith("null: a device, not a file")
    assert refused(tmp_path).endswith(": a folder, not a file")
    assert (tmp_path / "pipe").is_fifo()
    assert Path(os.devnull).is_char_device()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("nowhere/f.json", "the folder does not exist"),
        ("file/f.json", "Not a directory"),
        ("a" * 256, "File name too long"),
        ("a\0b", "null byte"),
    ],
)
def test_no_folder_is_made_and_the_reason_is_told(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "file").write_text("")
    assert why in refused(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_on_a_full_disk_the_old_file_stays(tmp_path: Path) -> None:
    """The limit for files stands in for the end of the disk: it works for everybody."""
    script = (
        "import resource\n"
        "from whichside_rules.shared.files import FileProblem, write_atomically\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "for name, new in [('game.json', False), ('other.json', False), ('third.json', True)]:\n"
        "    try:\n"
        "        write_atomically(name, 'x' * 100_000, new=new)\n"
        "    except FileProblem as problem:\n"
        "        print(problem)\n"
    )
    (tmp_path / "game.json").write_text("old")
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        check=True,
        capture_output=True,
        text=True,
    )
    names = ("game", "other", "third")
    assert done.stdout.splitlines() == [f"{name}.json: File too large" for name in names]
    assert (tmp_path / "game.json").read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_new_file_is_new(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    write_atomically(file, "one", new=True)
    assert refused(file, new=True).endswith("game.json: there is such a file already")
    assert file.read_text() == "one"
    (tmp_path / "link").symlink_to("nothing")
    assert "already" in refused(tmp_path / "link", new=True)


def test_of_many_who_want_the_same_new_name_one_gets_it(tmp_path: Path) -> None:
    got: list[int] = []
    together = threading.Barrier(8)

    def write(number: int) -> None:
        together.wait()
        try:
            write_atomically(tmp_path / "game.json", str(number), new=True)
        except FileProblem:
            return
        got.append(number)

    writers = [threading.Thread(target=write, args=(number,)) for number in range(8)]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join()
    assert (tmp_path / "game.json").read_text() == str(*got)


def test_a_written_file_may_be_read_by_whoever_might_before(tmp_path: Path) -> None:
    before = os.umask(0o027)
    try:
        write_atomically(tmp_path / "new.json", "")
        (tmp_path / "old.json").write_text("")
        (tmp_path / "old.json").chmod(0o604)
        write_atomically(tmp_path / "old.json", "")
    finally:
        os.umask(before)
    modes = [(tmp_path / name).stat().st_mode & 0o777 for name in ("new.json", "old.json")]
    assert modes == [0o640, 0o604]


# Reading ------------------------------------------------------------------------------------------


def test_a_pipe_into_which_nobody_writes_is_refused_at_once(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileProblem, match="pipe: a pipe into which nobody writes"):
        read_text_bounded(tmp_path / "pipe")


def test_a_pipe_is_read_to_its_end(tmp_path: Path) -> None:
    read, write = os.pipe()
    writer = subprocess.Popen(
        [sys.executable, "-c", "import time; time.sleep(0.3); print('x' * 100_000, end='')"],
        stdout=write,
    )
    os.close(write)
    try:
        assert read_text_bounded(f"/dev/fd/{read}") == "x" * 100_000
    finally:
        os.close(read)
        writer.wait()


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("none", "no such file"),
        (".", "a folder, not a file"),
        ("file/f.json", "Not a directory"),
        ("a" * 256, "File name too long"),
        ("a\0b", "null byte"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_reason(tmp_path: Path, name: str, why: str) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileProblem, match=why):
        read_text_bounded(tmp_path / name)


# Printing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Économie : 2 $, « œuvre »", "Économie : 2 $, « œuvre »"),
        ("\x1b]52;c;aGk=\x07", "\ufffd]52;c;aGk=\ufffd"),
        ("a\x9b2Jb\x7f", "a\ufffd2Jb\ufffd"),
        ("a\nb\r\tc\u2028d", "a b  c d"),
        ("\u202eabc\u2066", "\ufffdabc\ufffd"),
        ("\udcff", "\ufffd"),
        ("narrow\u202fspace\u00a0stays", "narrow\u202fspace\u00a0stays"),
    ],
)
def test_what_is_printed_is_one_line_that_only_shows(text: str, shown: str) -> None:
    assert one_line(text) == shown


def test_what_is_printed_is_short() -> None:
    assert one_line("x" * 3_000_000) == "x" * MOST_SHOWN + "... (3000000 characters)"
    assert one_line("abcdef", most=3) == "abc... (6 characters)"


def test_json_is_the_same_and_only_shows() -> None:
    content = {"é": ["\x1b[2J\x9b\x7f\u202e\u2028\U000e0001\n", "Économie", "\udcff"]}
    text = as_json(content)
    assert json.loads(text) == content
    assert "é" in text
    assert one_line(text.replace("\n", "")) == text.replace("\n", "")
