/* The page that answers: an editor that completes sentences, and the verdict with its clauses.

   Nothing is loaded before it is needed: the sentences when somebody types, Python and the rules
   when somebody asks. Everything comes from the folder "ask" of the site. The parts stand in files
   of their own: ask-page.js, ask-text.js, ask-rules.js, ask-verdict.js, ask-walk.js, ask-share.js,
   ask-table.js. */
(function () {
  "use strict";

  const box = document.querySelector(".rule-ask");
  if (!box) return;

  const page = window.ruleAskPage(box);
  const words = page.words;
  const tried = new URLSearchParams(window.location.search).get("try") || "";
  const shared = window.ruleAskShare.read(window.location.hash);
  const kept = "rule-ask:" + page.language + ":" + tried + (shared ? window.location.hash : "");

  const form = page.part("form");
  const go = page.part(".rule-ask-go");
  const stop = page.part(".rule-ask-stop");
  const save = page.part(".rule-ask-save");
  const fresh = page.part(".rule-ask-fresh");
  const share = page.part(".rule-ask-share");
  const address = page.part(".rule-ask-link");
  const progress = page.part(".rule-ask-progress");
  const bar = progress.querySelector("progress");
  const said = progress.querySelector("span");
  const status = page.part("[role=status]");

  let original = box.dataset.start;
  let verdict = null;

  const text = window.ruleAskText(page, changed);
  const shown = window.ruleAskVerdict(page, text, function (place) { ask(place); });
  const rules = window.ruleAskRules(page, underWay);
  const table = window.ruleAskTable(page, text, rules, function (said) { status.textContent = said; });

  /* --- what was asked is there when somebody comes back from a clause --- */

  function keep() {
    try {
      sessionStorage.setItem(kept, JSON.stringify({
        text: text.area.value, version: page.version, verdict: verdict
      }));
    } catch (error) { /* a browser may not allow it */ }
  }

  function found() {
    try {
      const value = JSON.parse(sessionStorage.getItem(kept));
      return value && value.version === page.version ? value : null;
    } catch (error) { return null; }
  }

  function changed() {
    verdict = null;
    shown.hide();
    status.textContent = "";
    address.hidden = true;
    fresh.hidden = text.area.value === original;
    keep();
    table.changed();
  }

  /* --- asking --- */

  function megabytes(count) {
    return (count / 1e6).toLocaleString(page.language, {
      minimumFractionDigits: 1, maximumFractionDigits: 1
    });
  }

  function underWay(told) {
    if (told.loaded === 0) {
      progress.hidden = false;
      bar.value = 0;
      said.textContent = "";
      status.textContent = words.progress + " …";
    } else if (told.loaded) {
      bar.value = told.loaded / told.of;
      said.textContent = page.say("loading", megabytes(told.loaded), megabytes(told.of));
    } else if (told.opening) {
      bar.removeAttribute("value");
      status.textContent = words.starting;
    } else if (told.asking) {
      progress.hidden = true;
      status.textContent = words.asking;
    } else if (told.done && !progress.hidden) {
      progress.hidden = true;
      status.textContent = "";
    }
  }

  let turn = 0;

  /* Ask the rules; or, of the ruling at a place, what would change it. */
  async function ask(place) {
    if (page.isFile) {
      status.textContent = words.served;
      return;
    }
    const mine = ++turn;
    text.close();
    busy(true);
    try {
      await opened;
      if (mine !== turn) return;
      const answer = await rules.ask(text.area.value, place);
      if (mine !== turn || !answer) return;
      keepChanges(answer);
      verdict = answer;
      keep();
      status.textContent = await shown.show(answer);
      shown.focus(place);
    } catch (error) {
      if (mine === turn) status.textContent = page.say("trouble", error.message);
    } finally {
      if (mine === turn) busy(false);
    }
  }

  /* What would change the other rulings is known already. */
  function keepChanges(answer) {
    answer.rulings.forEach(function (one, at) {
      if (!one.hanging && verdict && verdict.rulings[at]) one.hanging = verdict.rulings[at].hanging;
    });
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
    turn++;
    rules.end();
    busy(false);
    status.textContent = words.stopped;
    text.area.focus();
  });

  save.addEventListener("click", async function () {
    await opened;
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text.area.value], { type: "text/plain" }));
    link.download = (tried.split("--")[1] || "table") + ".feature";
    link.click();
    setTimeout(function () { URL.revokeObjectURL(link.href); }, 0);
  });

  fresh.addEventListener("click", function () {
    text.put(original);
    text.area.focus();
  });

  /* --- a link that carries the scenario --- */

  share.addEventListener("click", async function () {
    await opened;
    const made = window.ruleAskShare.written(text.area.value);
    if (made.trouble) {
      address.hidden = true;
      status.textContent = page.say("share." + made.trouble, window.ruleAskShare.most);
      return;
    }
    const field = address.querySelector("input");
    field.value = window.location.href.split(/[?#]/)[0] + made.fragment;
    address.hidden = false;
    field.focus();
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      status.textContent = words["share.copied"];
    } catch (error) {
      status.textContent = words["share.copy"];
    }
  });

  /* Another link in the same tab changes the fragment alone. */
  window.addEventListener("hashchange", function () {
    if (window.ruleAskShare.read(window.location.hash)) window.location.reload();
  });

  /* --- what the editor starts with --- */

  /* The switch between the sites stays with the scenario. */
  function keepScenario() {
    if (!tried && !shared) return;
    document.querySelectorAll(".rule-language-link").forEach(function (link) {
      link.search = window.location.search;
      if (shared) link.hash = window.location.hash;
    });
  }

  async function given() {
    const where = await page.places();
    const name = (where[tried.split("--")[0]] || "").split("#")[0].replace(/(\.html|\/)$/, "");
    const texts = name ? await page.json("scenarios/" + name + ".json") : {};
    if (!texts[tried]) throw new Error("gone");
    return texts[tried];
  }

  async function open() {
    keepScenario();
    if (shared) {
      if (shared.text) original = shared.text;
      else status.textContent = words["shared." + shared.trouble];
    } else if (tried && page.isFile) {
      status.textContent = words.served;
    } else if (tried) {
      // What is typed now would be lost, and what stands there is not what the address names.
      text.area.readOnly = true;
      try {
        original = await given();
      } catch (error) {
        status.textContent = page.say("gone", tried);
      }
      text.area.readOnly = false;
    }
    const before = found();
    text.area.value = before ? before.text : original;
    fresh.hidden = text.area.value === original;
    await text.repaint();
    if (before && before.verdict) {
      verdict = before.verdict;
      status.textContent = await shown.show(verdict);
    }
    box.dataset.open = "true";
  }

  const opened = open();
  // Whoever follows a link wants to see what the rules say of it.
  if (shared && shared.text) opened.then(function () { if (!verdict) ask(); });
})();
