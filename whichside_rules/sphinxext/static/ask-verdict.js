/* The verdict under the editor: each scenario with its steps, its clauses, what the moves did, and
   what would change it. "askWhy" asks for the last of these, of the ruling at a place. */
(function () {
  "use strict";

  const SIGN = {
    "holds": "✓", "fails": "✗", "not understood": "?", "not reached": "–"
  };
  const LOOK = { "holds": "passed", "fails": "failed", "not understood": "skipped" };

  window.ruleAskVerdict = function (page, text, askWhy) {
    const words = page.words;
    const made = page.made;
    const shown = page.part(".rule-ask-verdict");

    function badge(judgement) {
      return made("span", "rule-badge rule-verdict rule-is-" + LOOK[judgement], [
        made("span", "rule-sign", SIGN[judgement] + " "), words[judgement]
      ]);
    }

    function link(name, where, content) {
      if (!where[name]) return made("code", "", content || name);
      const anchor = made("a", "", made("code", "", content || name));
      anchor.href = page.site + where[name];
      return anchor;
    }

    /* A text in which ids of clauses stand, as links. */
    function linked(said, where) {
      const parts = said.split(/((?<![\w.-])[a-z][a-z0-9_]*(?:\.[a-z0-9][a-z0-9-]*){2,}(?![\w-]))/);
      return parts.map(function (part, at) {
        return at % 2 && where[part] ? link(part, where) : part;
      });
    }

    function listed(title, items) {
      if (!items.length) return [];
      return [made("h3", "rule-rubric", title), made("ul", "", items)];
    }

    function walked(one, where) {
      if (!one.story.length) return [];
      const titles = {};
      one.cited.forEach(function (clause) { titles[clause.id] = clause.title; });
      return [made("h3", "rule-rubric", words.story)].concat(
        window.ruleAskWalk(page, one.story, titles, function (clause) { return link(clause, where); })
      );
    }

    function lineOf(line) {
      return page.button("rule-ask-line", page.say("line", line), function () { text.goTo(line); });
    }

    /* What would change it, or the button that asks for that. */
    function changes(one, place, where) {
      if (one.verdict === "not understood") return [];
      const part = made("div", "rule-ask-why");
      part.dataset.place = place;
      part.tabIndex = -1;
      if (!one.hanging) {
        part.append(page.button("rule-ask-ask-why", words.why, function () { askWhy(place); }));
        return [part];
      }
      const found = one.hanging;
      const nearest = found.nearest ? [found.nearest] : [];
      const all = nearest.concat(found.lines.map(function (line) { return line.change; }));
      const seen = new Set();
      const items = all.filter(function (change) {
        return !seen.has(change.sentence) && seen.add(change.sentence);
      }).map(function (change) {
        return made("li", "", [lineOf(change.line), words.colon].concat(linked(change.sentence, where)));
      });
      part.append(made("h3", "rule-rubric", words.why));
      part.append(items.length ? made("ul", "", items) : made("p", "", words["why.nothing"]));
      const untried = {};
      found.untried.forEach(function (one) {
        untried[one.why] = (untried[one.why] || []).concat(one.line);
      });
      const told = Object.keys(untried).map(function (why) {
        return page.say("untried." + why, untried[why].join(", "));
      });
      if (told.length) {
        part.append(made("p", "rule-ask-hint", words.untried + words.colon + told.join("; ")));
      }
      return [part];
    }

    function told(one, place, where, spokenIn) {
      const head = made("h2", "rule-ask-title", [
        made("span", "rule-head-name", one.title), " ", badge(one.verdict)
      ]);
      const steps = made("ol", "rule-ask-steps", one.steps.map(function (step) {
        const kind = text.kindOf(step.keyword.trim());
        const item = made("li", "rule-ask-is-" + step.verdict.replace(" ", "-"), [
          made("span", "rule-ask-sign", SIGN[step.verdict]),
          made("span", "visually-hidden", words["step." + step.verdict] + words.colon),
          made("span", "rule-keyword rule-" + kind, step.keyword.trim()), " ", step.text,
          step.said ? made("small", "rule-ask-said", " ← " + step.said) : null
        ]);
        return item;
      }));
      const row = one.row && made("p", "rule-place", Object.entries(one.row).map(function (cell) {
        return cell.join(" ");
      }).join(", "));
      const says = one.says
        ? [made("h3", "rule-rubric", words.says), made("pre", "rule-message", linked(one.says, where))]
        : [];
      const readings = one.readings.map(function (reading) {
        const others = reading.others.length
          ? " (" + words.otherwise + " " + reading.others.join(", ") + ")" : "";
        return made("li", "", [
          link(reading.reading, where), " " + reading.field + " ",
          made("code", "", reading.option), others
        ]);
      });
      const part = made("article", "rule-ask-ruling rule-is-" + LOOK[one.verdict], [
        head, row, steps
      ].concat(
        says,
        listed(words.clauses, one.cited.map(function (clause) {
          return made("li", "", [link(clause.id, where), " " + clause.title]);
        })),
        listed(words.readings, readings),
        listed(words["stand-ins"], one.stand_ins.map(function (card) {
          const does = card.says ? words.colon + card.says : "";
          return made("li", "", [
            made("code", "", card.key), " (" + card.fields.join(", ") + ")" + does
          ]);
        })),
        listed(words.remarks, one.remarks.map(function (said) { return made("li", "", said); })),
        walked(one, where),
        changes(one, place, where)
      ));
      part.lang = spokenIn;
      return part;
    }

    function marked(answer) {
      const marks = {};
      answer.troubles.forEach(function (one) { marks[one.line] = "rule-ask-wrong"; });
      answer.rulings.forEach(function (one) {
        one.steps.forEach(function (step) {
          if (step.verdict === "fails") marks[step.line] = "rule-ask-wrong";
          else if (step.verdict === "holds" && !marks[step.line]) marks[step.line] = "rule-ask-right";
        });
      });
      return marks;
    }

    function troubles(answer, where) {
      return [
        made("p", "", [badge("not understood"), " " + words.troubles]),
        made("ul", "rule-ask-troubles", answer.troubles.map(function (one) {
          const said = made("span", "", linked(one.message, where));
          said.lang = answer.language;
          return made("li", "", [lineOf(one.line), words.colon, said]);
        }))
      ].concat(related(answer, where));
    }

    /* The rules that may speak of what is not understood, to be read. */
    function related(answer, where) {
      return answer.related.map(function (one) {
        const part = made("div", "rule-ask-related", listed(
          [words.related, " (", lineOf(one.line), ")"],
          one.rules.map(function (rule) {
            return made("li", "", [link(rule.id, where), words.colon, rule.text]);
          })
        ));
        part.lang = answer.language;
        return part;
      });
    }

    /* Show an answer; returns it in a few words. */
    async function show(answer) {
      let where = {};
      try { where = await page.places(); } catch (error) { /* without links, then */ }
      await text.repaint();
      text.mark(marked(answer));
      shown.replaceChildren.apply(shown, answer.troubles.length
        ? troubles(answer, where)
        : answer.rulings.map(function (one, place) {
          return told(one, place, where, answer.language);
        }));
      shown.dataset.verdict = answer.verdict;
      shown.hidden = false;
      if (answer.troubles.length) return page.counted("line", answer.troubles.length);
      return ["holds", "fails", "not understood"].map(function (judgement) {
        return page.counted(judgement, answer.rulings.filter(function (one) {
          return one.verdict === judgement;
        }).length);
      }).filter(Boolean).join(", ");
    }

    return {
      show: show,
      focus: function (place) {
        const part = shown.querySelector('.rule-ask-why[data-place="' + place + '"]') || shown;
        part.focus({ preventScroll: part === shown });
      },
      hide: function () {
        shown.hidden = true;
        shown.replaceChildren();
      }
    };
  };
})();
