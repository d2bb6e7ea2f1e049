/* What the moves did, as steps to walk through: one at a time with its clause, and all of them
   below. "where" tells the places of clauses, "titles" what they are called. */
(function () {
  "use strict";

  const CLAUSE = /\s*\[([a-z][a-z0-9_]*(?:\.[a-z0-9][a-z0-9-]*){2,})\]\s*$/;

  window.ruleAskWalk = function (page, story, titles, link) {
    const made = page.made;
    const events = story.map(function (line) {
      const found = CLAUSE.exec(line);
      return found ? { said: line.slice(0, found.index), clause: found[1] } : { said: line };
    });
    let at = 0;

    function cited(event) {
      if (!event.clause) return [];
      const title = titles[event.clause];
      return [" ", made("span", "rule-ask-cited", [link(event.clause), title ? " " + title : ""])];
    }

    const items = events.map(function (event, place) {
      const item = made("li", "", [event.said].concat(cited(event)));
      item.addEventListener("click", function (pressed) {
        if (!pressed.target.closest("a")) go(place);
      });
      return item;
    });
    const list = made("ol", "rule-ask-events", items);
    if (events.length < 2) return [list];

    const back = page.button("rule-ask-back", page.words["walk.back"], function () { go(at - 1); });
    const on = page.button("rule-ask-on", page.words["walk.on"], function () { go(at + 1); });
    const place = made("span", "rule-ask-place");
    const here = made("p", "rule-ask-here");
    here.setAttribute("aria-live", "polite");
    const walk = made("div", "rule-ask-walk", [
      made("div", "rule-ask-buttons", [back, on, place]), here
    ]);
    walk.setAttribute("role", "group");
    walk.setAttribute("aria-label", page.words.walk);
    walk.addEventListener("keydown", function (event) {
      const step = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: events.length - 1 }[event.key];
      if (step === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      go(step);
    });

    /* Neither button is disabled at an end: who presses it would lose the focus. */
    function go(step) {
      at = Math.min(Math.max(step, 0), events.length - 1);
      items.forEach(function (item, number) {
        if (number === at) item.setAttribute("aria-current", "step");
        else item.removeAttribute("aria-current");
      });
      back.setAttribute("aria-disabled", String(at === 0));
      on.setAttribute("aria-disabled", String(at === events.length - 1));
      place.textContent = page.say("walk.at", at + 1, events.length);
      here.replaceChildren.apply(here, [events[at].said].concat(cited(events[at])));
    }

    go(0);
    return [walk, list];
  };
})();
