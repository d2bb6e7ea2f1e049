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
  let keywords = null;
  let marks = {};

  function coloured(line) {
    if (/^\s*#/.test(line)) return [made("span", "rule-ask-comment", line)];
    if (/^\s*@/.test(line)) return [made("span", "rule-ask-comment", line)];
    const parts = [];
    const word = keywords && keywords.exec(line);
    let rest = line;
    if (word) {
      const name = word[3] !== undefined ? "rule-structure" : "rule-keyword rule-" + kindOf(word[2]);
      parts.push(word[1], made("span", name, word[2] || word[3]));
      rest = line.slice(word[0].length);
    }
    rest.split(VALUE).forEach(function (part, place) {
      if (part) parts.push(place % 2 ? made("span", "rule-value", part) : part);
    });
    return parts;
  }

  let kinds = {};

  function kindOf(word) { return kinds[word] || "given"; }

  function escaped(word) { return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"); }

  /* The longest keyword first: "Étant donné que" before "Étant donné". */
  function longest(a, b) { return b.length - a.length; }

  function learn(data) {
    kinds = {};
    Object.entries(data.steps).forEach(function ([kind, said]) {
      said.forEach(function (word) { kinds[word] = kind; });
    });
    const steps = Object.keys(kinds).sort(longest).map(function (word) {
      return escaped(word) + (/'$/.test(word) ? "" : "(?=\\s|$)");
    });
    const headers = Object.values(data.headers).flat().sort(longest).map(escaped);
    keywords = new RegExp(
      "^(\\s*)(?:(" + steps.join("|") + ")|((?:" + headers.join("|") + ")\\s*:))"
    );
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
      learn(await sentences[spoken()]());
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

  /* A sentence as its fixed parts and its fields, in turn. */
  function parted(pattern) { return pattern.split(/\{(\w+)\}/); }

  function plain(said) {
    return said.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  }

  /* How what was typed fits the beginning of a sentence: null, or what is left to be written.
     "same" counts the letters that the sentence itself has. */
  function fit(parts, fields, all, typed, from, same) {
    const fixed = plain(parts[from]);
    const here = plain(typed);
    if (here.length < fixed.length || from === parts.length - 1) {
      return fixed.startsWith(here)
        ? { done: here.length, part: from, field: null, same: same + here.length } : null;
    }
    if (!here.startsWith(fixed)) return null;
    same += fixed.length;
    const rest = typed.slice(fixed.length);
    const said = plain(rest);
    const field = all[fields[parts[from + 1]]];
    const next = plain(parts[from + 2]);
    // The field may be filled in up to any place where the next fixed part stands, or begins.
    for (let end = 1; next && end < said.length; end++) {
      const begun = said.slice(end, end + next.length);
      if (!next.startsWith(begun) || !may(field, rest.slice(0, end))) continue;
      const further = fit(parts, fields, all, rest.slice(end), from + 2, same);
      if (further) return further;
    }
    if (!next && rest && may(field, rest)) {
      return { done: 0, part: from + 2, field: null, same: same };
    }
    return begins(field, said)
      ? { done: 0, part: from + 1, field: parts[from + 1], typed: rest, same: same } : null;
  }

  /* Whether this may be all that stands in a field; a description tells no more than its words. */
  function may(field, said) {
    if (/^\s|\s$/.test(said)) return false;
    if (field.all) return field.all.some(function (one) { return plain(one) === plain(said); });
    if (field.quoted) return /^(".+"|«.+»|“.+”)$/.test(said);
    if (field.form) return new RegExp("^(?:" + field.form + ")$", "i").test(said);
    return !field.words || said.toLowerCase().match(/[a-zà-ÿœ]+|[^a-zà-ÿœ]+/g).every(function (one) {
      return !/[a-zà-ÿœ]/.test(one) || field.words.includes(one);
    });
  }

  /* Whether what stands in a field may begin so. */
  function begins(field, said) {
    if (!said) return true;
    if (field.all) return field.all.some(function (one) { return plain(one).startsWith(said); });
    if (field.quoted) return /^["«“]/.test(said);
    if (field.form) return /^[\w.-]+$/.test(said);
    if (!field.words) return said.length <= 80;
    const last = /[a-zà-ÿœ]*$/.exec(said)[0];
    const before = said.slice(0, said.length - last.length);
    return (!before || /^\s+$/.test(before) || may(field, before.trim())) &&
      (!last || field.words.some(function (one) { return one.startsWith(last); }));
  }

  const CLOSING = { '"': '"', "«": " »", "“": "”" };

  /* What is left of a sentence, its fields in brackets. */
  function rest(parts, fitted) {
    let said = fitted.field ? "" : (parts[fitted.part] || "").slice(fitted.done);
    for (let place = fitted.part + 1; place < parts.length; place++) {
      said += place % 2 ? "[" + parts[place] + "]" : parts[place];
    }
    return said;
  }

  /* The game that the text is about: a tag names it, or a sentence that only one game has. */
  function game(data) {
    const tag = /@([a-z][a-z0-9_]*)\.[a-z]/.exec(text.value);
    if (tag) return tag[1];
    for (const line of text.value.split("\n")) {
      const word = keywords && keywords.exec(line);
      if (!word || !word[2]) continue;
      const said = line.slice(word[0].length).trim();
      const games = new Set(data.sentences.filter(function (one) {
        const parts = parted(one[2]);
        const fitted = said && fit(parts, one[3], data.fields, said, 0, 0);
        return fitted && !fitted.field && !rest(parts, fitted);
      }).map(function (one) { return one[0]; }));
      if (games.size === 1 && !games.has("")) return games.values().next().value;
    }
    return "";
  }

  /* Where the caret is: the line, its kind of step, what was typed of it. */
  function place() {
    const before = text.value.slice(0, text.selectionStart).split("\n");
    const line = before[before.length - 1];
    const word = keywords && keywords.exec(line);
    const after = text.value.slice(text.selectionStart).split("\n")[0];
    if (!word || !word[2] || after.trim()) return null;
    let kind = kindOf(word[2]);
    for (let up = before.length - 2; (kind === "and" || kind === "but") && up >= 0; up--) {
      const other = keywords.exec(before[up]);
      if (other && other[3]) break;
      if (other) kind = kindOf(other[2]);
    }
    if (kind === "and" || kind === "but") kind = "given";
    const typed = line.slice(word[0].length);
    return {
      row: before.length - 1, column: line.length, kind: kind,
      typed: typed.replace(/^\s+/, ""), spaced: /^\s/.test(typed) || /'$/.test(word[2])
    };
  }

  function suggestions(data, where) {
    if (!where.typed && !where.spaced) return [];
    const about = game(data);
    const many = [];
    data.sentences.forEach(function (one, number) {
      if (one[1] !== where.kind || (about && one[0] && one[0] !== about)) return;
      const parts = parted(one[2]);
      const fitted = fit(parts, one[3], data.fields, where.typed, 0, 0);
      if (!fitted) return;
      const left = rest(parts, fitted);
      const field = fitted.field ? data.fields[one[3][fitted.field]] : null;
      const told = Object.entries(one[3]).map(function ([name, which]) {
        const what = data.fields[which];
        return "[" + name + "] " + (what.all ? what.all.join(", ") : what.told);
      });
      // The more of the sentence stands there already, the nearer it is.
      const rank = [-fitted.same, one[0] ? 0 : 1, number];
      if (field && field.all && where.typed) {
        field.all.filter(function (name) { return plain(name).startsWith(plain(fitted.typed)); })
          .forEach(function (name) {
            many.push({ add: name.slice(fitted.typed.length) + left, rank: rank, told: told });
          });
      } else {
        let open = "";
        if (field && !fitted.typed) open = "[" + fitted.field + "]";
        else if (field && field.quoted) open = CLOSING[fitted.typed[0]];
        many.push({ add: open + left, rank: rank, told: told });
      }
    });
    const seen = new Set();
    return many.filter(function (one) {
      return one.add.trim() && !seen.has(one.add) && seen.add(one.add);
    }).sort(function (a, b) {
      for (let at = 0; at < a.rank.length; at++) {
        if (a.rank[at] !== b.rank[at]) return a.rank[at] - b.rank[at];
      }
      return 0;
    }).slice(0, 12);
  }

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
    const said = spoken();
    let data;
    try {
      data = await sentences[said]();
    } catch (error) { return; }
    learn(data);
    const where = place();
    if (!where) {
      offer([], null);
      tell([]);
      return;
    }
    offer(suggestions(data, where), where);
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
    const asked = text.value;
    const mine = ++number;
    try {
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

  save.addEventListener("click", function () {
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
      const kind = kindOf(step.keyword.trim());
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
      try {
        original = await given();
      } catch (error) {
        status.textContent = say("gone", tried);
      }
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

  open();
})();
