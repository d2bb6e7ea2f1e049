/* The page that answers: an editor that completes sentences, and the verdict with its clauses.

   Nothing is loaded before it is needed: the sentences when somebody types, Python and the rules
   when somebody asks. Everything comes from the folder "ask" of the site. */
(function () {
  "use strict";

  const script = document.currentScript;
  const box = document.querySelector(".rule-ask");
  if (!box) return;

  const language = box.dataset.language;
  const version = box.dataset.version;
  const words = JSON.parse(box.dataset.words);
  const site = new URL(box.dataset.root || "./", window.location.href).href;
  const folder = site + "ask/";
  const tried = new URLSearchParams(window.location.search).get("try") || "";
  const kept = "rule-ask:" + language + ":" + tried;

  const form = box.querySelector("form");
  const text = box.querySelector("textarea");
  const ink = box.querySelector(".rule-ask-ink");
  const list = box.querySelector(".rule-ask-list");
  const takes = box.querySelector(".rule-ask-takes");
  const go = box.querySelector(".rule-ask-go");
  const stop = box.querySelector(".rule-ask-stop");
  const save = box.querySelector(".rule-ask-save");
  const fresh = box.querySelector(".rule-ask-fresh");
  const progress = box.querySelector(".rule-ask-progress");
  const bar = progress.querySelector("progress");
  const said = progress.querySelector("span");
  const status = box.querySelector("[role=status]");
  const shown = box.querySelector(".rule-ask-verdict");

  let original = box.dataset.start;
  let verdict = null;

  /* --- small things --- */

  function say(word) {
    const values = Array.prototype.slice.call(arguments, 1);
    return values.reduce(function (said, value) { return said.replace("{}", value); }, words[word]);
  }

  function counted(word, number) {
    return number ? say((number === 1 ? "one." : "many.") + word, number) : "";
  }

  function made(tag, name, content) {
    const element = document.createElement(tag);
    if (name) element.className = name;
    (Array.isArray(content) ? content : [content]).forEach(function (part) {
      if (part !== undefined && part !== null) element.append(part);
    });
    return element;
  }

  function remembered(make) {
    let made = null;
    return function () {
      if (!made) {
        made = make();
        made.catch(function () { made = null; });
      }
      return made;
    };
  }

  async function json(name) {
    const response = await fetch(folder + name + "?v=" + version);
    if (!response.ok) throw new Error(response.status + " " + name);
    return response.json();
  }

  const places = remembered(function () { return json("places.json"); });
  const sentences = {
    en: remembered(function () { return json("sentences-en.json"); }),
    fr: remembered(function () { return json("sentences-fr.json"); })
  };

  /* The language of the text: its first line may say it. */
  function spoken() {
    const said = /^\s*#\s*language\s*:\s*([a-z]+)/.exec(text.value);
    return said && sentences[said[1]] ? said[1] : language;
  }

  /* --- what was asked is there when somebody comes back from a clause --- */

  function keep() {
    try {
      sessionStorage.setItem(kept, JSON.stringify({
        text: text.value, version: version, verdict: verdict
      }));
    } catch (error) { /* a browser may not allow it */ }
  }

  function found() {
    try {
      const value = JSON.parse(sessionStorage.getItem(kept));
      return value && value.version === version ? value : null;
    } catch (error) { return null; }
  }

  /* --- the editor: colours under the text --- */

  const VALUE = /("[^"]*"|«[^»]*»|<[^<>\s][^<>]*>|\[[^\[\]]+\]|(?<![\w-])\d+(?:[.,]\d+)?(?![\w-]))/;
  let grammar = null;
  let marks = {};

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
    grammar = window.ruleGrammar(await sentences[spoken()]());
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

  function changed() {
    marks = {};
    verdict = null;
    shown.hidden = true;
    shown.replaceChildren();
    status.textContent = "";
    fresh.hidden = text.value === original;
    paint();
    keep();
  }

  /* --- completion --- */

  let offered = [];
  let chosen = -1;

  function offer(many, where) {
    offered = many;
    chosen = -1;
    list.replaceChildren();
    many.forEach(function (one, number) {
      const item = made("li", "", [made("span", "rule-ask-typed", where.typed), made("b", "", one.add)]);
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
    const at = text.selectionStart;
    text.setRangeText(one.add, at, text.selectionEnd, "end");
    offer([], null);
    tell(one.told);
    changed();
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

  text.addEventListener("input", function () { changed(); complete(); });
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

  /* --- asking --- */

  let worker = null;
  let ready = null;
  let number = 0;
  let waiting = null;

  function megabytes(count) {
    return (count / 1e6).toLocaleString(language, {
      minimumFractionDigits: 1, maximumFractionDigits: 1
    });
  }

  function end() {
    if (worker) worker.terminate();
    worker = ready = waiting = null;
  }

  function begin() {
    ready = new Promise(function (resolve, reject) {
      worker = new Worker(new URL("ask-worker.js?v=" + version, script.src), { type: "module" });
      worker.onerror = function (event) { reject(new Error(event.message || "worker")); };
      worker.onmessage = function (event) {
        const told = event.data;
        if (told.loaded !== undefined) {
          bar.value = told.loaded / told.of;
          said.textContent = say("loading", megabytes(told.loaded), megabytes(told.of));
        } else if (told.opening) {
          bar.removeAttribute("value");
          status.textContent = words.starting;
        } else if (told.ready) {
          resolve();
        } else if (told.verdict && waiting && told.number === waiting.number) {
          waiting.resolve(JSON.parse(told.verdict));
        } else if (told.trouble) {
          const error = new Error(told.trouble);
          if (waiting && told.number === waiting.number) waiting.reject(error);
          else reject(error);
        }
      };
      worker.postMessage({ load: folder, version: version });
    });
    return ready;
  }

  async function ask() {
    if (window.location.protocol === "file:") {
      status.textContent = words.served;
      return;
    }
    offer([], null);
    busy(true);
    const mine = ++number;
    try {
      await opened;
      if (mine !== number) return;
      const asked = text.value;
      if (!ready) {
        progress.hidden = false;
        bar.value = 0;
        said.textContent = "";
        status.textContent = words.progress + " …";
        begin();
      }
      await ready;
      progress.hidden = true;
      status.textContent = words.asking;
      const answer = await new Promise(function (resolve, reject) {
        waiting = { number: mine, resolve: resolve, reject: reject };
        worker.postMessage({ ask: asked, language: language, number: mine });
      });
      if (mine !== number) return;
      verdict = answer;
      keep();
      await show(answer);
      shown.focus({ preventScroll: true });
    } catch (error) {
      if (mine !== number) return;
      end();
      status.textContent = say("trouble", error.message);
    } finally {
      if (mine === number) busy(false);
    }
  }

  function busy(now) {
    go.disabled = now;
    stop.hidden = !now;
    box.setAttribute("aria-busy", String(now));
    if (!now) progress.hidden = true;
  }

  form.addEventListener("submit", function (event) {
    event.preventDefault();
    if (!go.disabled) ask();
  });

  stop.addEventListener("click", function () {
    number++;
    end();
    busy(false);
    status.textContent = words.stopped;
    text.focus();
  });

  save.addEventListener("click", async function () {
    await opened;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text.value], { type: "text/plain" }));
    link.download = (tried.split("--")[1] || "table") + ".feature";
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 0);
  });

  fresh.addEventListener("click", function () {
    text.value = original;
    changed();
    text.focus();
  });

  /* --- the verdict --- */

  const SIGN = {
    "holds": "✓", "fails": "✗", "not understood": "?", "not reached": "–"
  };
  const LOOK = { "holds": "passed", "fails": "failed", "not understood": "skipped" };

  function badge(judgement) {
    return made("span", "rule-badge rule-verdict rule-is-" + LOOK[judgement], [
      made("span", "rule-sign", SIGN[judgement] + " "), words[judgement]
    ]);
  }

  function link(name, where, content) {
    if (!where[name]) return made("code", "", content || name);
    const anchor = made("a", "", made("code", "", content || name));
    anchor.href = site + where[name];
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

  function told(one, where, spokenIn) {
    const head = made("h2", "rule-ask-title", [
      made("span", "rule-head-name", one.title), " ", badge(one.verdict)
    ]);
    const steps = made("ol", "rule-ask-steps", one.steps.map(function (step) {
      const kind = grammar ? grammar.kindOf(step.keyword.trim()) : "";
      const item = made("li", "rule-ask-is-" + step.verdict.replace(" ", "-"), [
        made("span", "rule-ask-sign", SIGN[step.verdict]),
        made("span", "visually-hidden", words["step." + step.verdict] + words.colon),
        made("span", "rule-keyword rule-" + kind, step.keyword.trim()), " ", step.text
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
        return made("li", "", [made("code", "", card.key), " (" + card.fields.join(", ") + ")"]);
      })),
      listed(words.remarks, one.remarks.map(function (said) { return made("li", "", said); })),
      listed(words.story, one.story.map(function (line) {
        return made("li", "", linked(line, where));
      }))
    ));
    part.lang = spokenIn;
    return part;
  }

  async function show(answer) {
    let where = {};
    try { where = await places(); } catch (error) { /* without links, then */ }
    await repaint();
    shown.replaceChildren();
    marks = {};
    answer.troubles.forEach(function (one) { marks[one.line] = "rule-ask-wrong"; });
    answer.rulings.forEach(function (one) {
      one.steps.forEach(function (step) {
        if (step.verdict === "fails") marks[step.line] = "rule-ask-wrong";
        else if (step.verdict === "holds" && !marks[step.line]) marks[step.line] = "rule-ask-right";
      });
    });
    paint();
    if (answer.troubles.length) {
      shown.append(made("p", "", [badge("not understood"), " " + words.troubles]));
      shown.append(made("ul", "rule-ask-troubles", answer.troubles.map(function (one) {
        const line = made("button", "rule-ask-line", say("line", one.line));
        line.type = "button";
        line.addEventListener("click", function () { goTo(one.line); });
        const said = made("span", "", linked(one.message, where));
        said.lang = answer.language;
        return made("li", "", [line, words.colon, said]);
      })));
      status.textContent = counted("line", answer.troubles.length);
    } else {
      answer.rulings.forEach(function (one) { shown.append(told(one, where, answer.language)); });
      status.textContent = ["holds", "fails", "not understood"].map(function (judgement) {
        return counted(judgement, answer.rulings.filter(function (one) {
          return one.verdict === judgement;
        }).length);
      }).filter(Boolean).join(", ");
    }
    shown.dataset.verdict = answer.verdict;
    shown.hidden = false;
  }

  function goTo(line) {
    const lines = text.value.split("\n");
    const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
    text.focus();
    text.setSelectionRange(start, start + (lines[line - 1] || "").length);
  }

  /* --- what the editor starts with --- */

  /* The switch between the sites stays with the scenario. */
  function keepScenario() {
    if (!tried) return;
    document.querySelectorAll(".rule-language-link").forEach(function (link) {
      link.search = window.location.search;
    });
  }

  async function given() {
    const where = await places();
    const page = (where[tried.split("--")[0]] || "").split("#")[0].replace(/(\.html|\/)$/, "");
    const texts = page ? await json("scenarios/" + page + ".json") : {};
    if (!texts[tried]) throw new Error("gone");
    return texts[tried];
  }

  async function open() {
    keepScenario();
    if (tried && window.location.protocol === "file:") {
      status.textContent = words.served;
    } else if (tried) {
      // What is typed now would be lost, and what stands there is not what the address names.
      text.readOnly = true;
      try {
        original = await given();
      } catch (error) {
        status.textContent = say("gone", tried);
      }
      text.readOnly = false;
    }
    const before = found();
    text.value = before ? before.text : original;
    fresh.hidden = text.value === original;
    await repaint();
    if (before && before.verdict) {
      verdict = before.verdict;
      await show(verdict);
    }
    box.dataset.open = "true";
  }

  const opened = open();
})();
