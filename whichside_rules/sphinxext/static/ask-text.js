/* The editor: the text with its colours beneath, and sentences that are completed. "changed" is
   called whenever somebody changes the text. */
(function () {
  "use strict";

  const VALUE = /("[^"]*"|«[^»]*»|<[^<>\s][^<>]*>|\[[^\[\]]+\]|(?<![\w-])\d+(?:[.,]\d+)?(?![\w-]))/;

  window.ruleAskText = function (page, changed) {
    const made = page.made;
    const form = page.part("form");
    const text = page.part("textarea");
    const ink = page.part(".rule-ask-ink");
    const list = page.part(".rule-ask-list");
    const takes = page.part(".rule-ask-takes");
    let grammar = null;
    let marks = {};

    /* The language of the text: its first line may say it. */
    function spoken() {
      const said = /^\s*#\s*language\s*:\s*([a-z]+)/.exec(text.value);
      return said && page.sentences[said[1]] ? said[1] : page.language;
    }

    /* --- colours under the text --- */

    function coloured(line) {
      if (/^\s*#/.test(line)) return [made("span", "rule-ask-comment", line)];
      if (/^\s*@/.test(line)) return [made("span", "rule-ask-comment", line)];
      const parts = [];
      const word = grammar && grammar.keywords.exec(line);
      let rest = line;
      if (word) {
        const name = word[3] !== undefined ? "rule-structure" : "rule-keyword rule-" + grammar.kindOf(word[2]);
        parts.push(word[1], made("span", name, word[2] || word[3]));
        rest = line.slice(word[0].length);
      }
      rest.split(VALUE).forEach(function (part, place) {
        if (part) parts.push(place % 2 ? made("span", "rule-value", part) : part);
      });
      return parts;
    }

    async function learn() {
      grammar = window.ruleGrammar(await page.sentences[spoken()]());
    }

    function paint() {
      ink.replaceChildren();
      text.value.split("\n").forEach(function (line, place) {
        ink.append(made("span", marks[place + 1] || "", coloured(line)), "\n");
      });
      text.rows = Math.min(40, Math.max(14, text.value.split("\n").length + 1));
      follow();
    }

    function follow() {
      ink.scrollTop = text.scrollTop;
      ink.scrollLeft = text.scrollLeft;
    }

    async function repaint() {
      try {
        await learn();
      } catch (error) { /* without colours, then */ }
      paint();
    }

    function edited() {
      marks = {};
      paint();
      changed();
    }

    /* --- completion --- */

    let offered = [];
    let chosen = -1;

    function offer(many, where) {
      offered = many;
      chosen = -1;
      list.replaceChildren();
      many.forEach(function (one, number) {
        const item = made("li", "", [made("span", "rule-ask-typed", one.over ? "" : where.typed), made("b", "", one.add)]);
        item.id = "rule-ask-option-" + number;
        item.setAttribute("role", "option");
        item.setAttribute("aria-selected", "false");
        item.addEventListener("mousedown", function (event) {
          event.preventDefault();
          choose(number);
          take();
        });
        list.append(item);
      });
      list.hidden = !many.length;
      text.removeAttribute("aria-activedescendant");
      if (list.hidden) return;
      // Under the line, or above it where the list would cover what stands below the editor.
      const style = getComputedStyle(text);
      const line = parseFloat(style.lineHeight);
      const top = parseFloat(style.paddingTop) + where.row * line - text.scrollTop;
      const under = top + line + 4;
      const above = top - list.offsetHeight - 2;
      list.style.top = (under + list.offsetHeight > text.offsetHeight && above >= 0 ? above : under) + "px";
    }

    function choose(number) {
      chosen = (number + offered.length) % offered.length;
      list.querySelectorAll("li").forEach(function (item, at) {
        item.setAttribute("aria-selected", String(at === chosen));
        if (at === chosen) {
          text.setAttribute("aria-activedescendant", item.id);
          item.scrollIntoView({ block: "nearest" });
        }
      });
      tell(offered[chosen].told);
    }

    function tell(told) {
      takes.hidden = !told.length;
      takes.textContent = told.join(" · ");
    }

    function take() {
      const one = offered[chosen];
      // A sentence found by its words stands in place of them.
      const at = text.selectionStart - (one.over || 0);
      text.setRangeText(one.add, at, text.selectionEnd, "end");
      offer([], null);
      tell(one.told);
      edited();
      const field = /\[[^\]]+\]/.exec(one.add);
      if (field) text.setSelectionRange(at + field.index, at + field.index + field[0].length);
    }

    async function complete() {
      try {
        await learn();
      } catch (error) { return; }
      const found = grammar.suggestions(text.value, text.selectionStart);
      if (found) {
        offer(found.many, found);
      } else {
        offer([], null);
        tell([]);
      }
    }

    text.addEventListener("input", function () { edited(); complete(); });
    text.addEventListener("scroll", follow);
    text.addEventListener("blur", function () { offer([], null); });
    text.addEventListener("focus", repaint, { once: true });
    text.addEventListener("keydown", function (event) {
      if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        form.requestSubmit();
      } else if (list.hidden) {
        if (event.key === " " && event.ctrlKey) { event.preventDefault(); complete(); }
      } else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        choose(event.key === "ArrowDown" ? chosen + 1 : Math.max(chosen, 0) - 1);
      } else if (event.key === "Enter" && chosen >= 0) {
        event.preventDefault();
        take();
      } else if (event.key === "Escape") {
        event.preventDefault();
        offer([], null);
      }
    });

    /* --- what others do with it --- */

    function goTo(line) {
      const lines = text.value.split("\n");
      const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
      text.focus();
      text.setSelectionRange(start, start + (lines[line - 1] || "").length);
    }

    return {
      area: text,
      repaint: repaint,
      goTo: goTo,
      close: function () { offer([], null); },
      put: function (value) { text.value = value; edited(); },
      mark: function (found) { marks = found; paint(); },
      kindOf: function (keyword) { return grammar ? grammar.kindOf(keyword) : ""; }
    };
  };
})();
