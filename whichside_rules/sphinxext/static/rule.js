/* Jump to a clause: a box in the sidebar, and clause hits on top of the search page.
   The built-in search splits ids at dots and hyphens, so it cannot find a clause by its id. */
(function () {
  "use strict";

  const script = document.currentScript;
  let loading = null;

  /* The list of clauses is only loaded when somebody looks for one. */
  function clauses() {
    if (!loading) {
      loading = new Promise(function (resolve) {
        const data = document.createElement("script");
        data.src = new URL("clauses.js", script.src).href;
        data.onload = function () { resolve(window.ruleClauses); };
        data.onerror = function () { resolve({ rows: [], idle: [], alike: [], phrases: [] }); };
        document.head.appendChild(data);
      });
    }
    return loading;
  }

  function address(row) {
    return new URL("../" + row.address + "#" + row.id, script.src).href;
  }

  function link(row) {
    const anchor = document.createElement("a");
    anchor.href = address(row);
    const id = document.createElement("code");
    id.textContent = row.id;
    const title = document.createElement("span");
    title.textContent = row.title;
    anchor.append(id, title);
    return anchor;
  }

  function box(form) {
    const input = form.querySelector("input");
    const list = form.querySelector("ul");
    let chosen = -1;

    function show(rows, asked) {
      list.replaceChildren();
      chosen = -1;
      rows.forEach(function (row, place) {
        const item = document.createElement("li");
        item.id = "rule-jump-" + place;
        item.setAttribute("role", "option");
        item.append(link(row));
        list.append(item);
      });
      if (!rows.length && asked.trim().length > 1) {
        const none = document.createElement("li");
        none.className = "rule-jump-none";
        none.textContent = form.dataset.none;
        list.append(none);
      }
      list.hidden = !list.childElementCount;
      input.setAttribute("aria-expanded", String(!list.hidden));
    }

    function choose(step) {
      const items = list.querySelectorAll("[role=option]");
      if (!items.length) return;
      chosen = (chosen + step + items.length) % items.length;
      items.forEach(function (item, place) {
        item.setAttribute("aria-selected", String(place === chosen));
      });
      input.setAttribute("aria-activedescendant", items[chosen].id);
      items[chosen].scrollIntoView({ block: "nearest" });
    }

    input.addEventListener("focus", clauses);
    input.addEventListener("input", function () {
      clauses().then(function (data) {
        show(ruleFind(data, input.value, 8, true), input.value);
      });
    });
    input.addEventListener("keydown", function (event) {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        choose(event.key === "ArrowDown" ? 1 : -1);
      } else if (event.key === "Escape") {
        show([], "");
      }
    });
    form.addEventListener("submit", function (event) {
      event.preventDefault();
      clauses().then(function (data) {
        const hits = ruleFind(data, input.value, 8, true);
        const hit = hits[Math.max(chosen, 0)];
        if (hit) {
          window.location.href = address(hit);
          show([], "");
        } else {
          show([], input.value);
        }
      });
    });
    document.addEventListener("click", function (event) {
      if (!form.contains(event.target)) show([], "");
    });
  }

  function searchPage(heading) {
    const results = document.getElementById("search-results");
    const asked = new URLSearchParams(window.location.search).get("q");
    if (!results || !asked) return;
    clauses().then(function (data) {
      const hits = ruleFind(data, asked, 12, false);
      if (!hits.length) return;
      const part = document.createElement("section");
      part.className = "rule-hits";
      const title = document.createElement("h2");
      title.textContent = heading;
      const list = document.createElement("ul");
      hits.forEach(function (row) {
        const item = document.createElement("li");
        const text = document.createElement("p");
        text.textContent = row.text;
        item.append(link(row), text);
        list.append(item);
      });
      part.append(title, list);
      results.before(part);
    });
  }

  /* A text without accents, letter for letter: each stays where it is. */
  function bare(text) {
    return text.normalize("NFC").replace(/[\u00c0-\u024f]/g, function (letter) {
      return letter.normalize("NFD")[0];
    }).toLowerCase();
  }

  /* A word is asked for by the stem that the index keeps it by: see links/searching.py. */
  if (typeof Stemmer !== "undefined") {
    const Whole = window.Stemmer;
    window.Stemmer = function () {
      const whole = new Whole();
      this.stemWord = function (word) {
        let found = bare(word.replace(/\u0153/g, "oe").replace(/\u0152/g, "Oe"));
        for (let n = 0; n < 4; n += 1) {
          const shorter = whole.stemWord(found);
          if (shorter === found) break;
          found = shorter;
        }
        return found;
      };
    };
  }

  /* What is no sentence: marks, counts, addresses, and what is said again in the other language. */
  const ASIDE = ".headerlink, script, style, svg, .rule-badge, .rule-chapter-line, .rule-run, .rule-clause-line, "
    + ".rule-facts, .rule-rubric, .rule-place, .rule-language, .rule-second, .rule-card-size, .rule-card-state, "
    + ".rule-code, .rule-other-question, .rule-try, .rule-turn-told, .rule-uses";

  if (typeof Search !== "undefined") {
    /* The address of a clause has dots, which Sphinx would take for classes: it is no selector. */
    Search.htmlToText = function (page, anchor) {
      const main = new DOMParser().parseFromString(page, "text/html").querySelector('[role="main"]');
      const place = main && anchor ? main.querySelector("#" + CSS.escape(anchor.slice(1))) : null;
      const part = place || main;
      if (!part) return "";
      part.querySelectorAll(ASIDE + ", h1").forEach(function (one) { one.remove(); });
      part.querySelectorAll("p, li, dt, dd, td, th, h1, h2, h3, h4, summary, div").forEach(function (one) {
        one.append(" ");
      });
      return part.textContent.replace(/\s+/g, " ").trim();
    };

    /* Where the first word stands that is kept by one of these stems; -1 if none does. */
    function firstOf(text, stems) {
      const stemmer = new window.Stemmer();
      const starts = Array.from(stems, function (stem) { return stem.slice(0, 3); });
      const found = Array.from(bare(text).matchAll(/[\p{L}\p{N}]+/gu)).find(function (word) {
        return starts.some(function (start) { return word[0].startsWith(start); })
          && stems.has(stemmer.stemWord(word[0]));
      });
      return found ? found.index : -1;
    }

    /* Around the first word that was asked for, from the beginning of a word to the end of one. */
    Search.makeSearchSummary = function (page, keywords, anchor) {
      const text = Search.htmlToText(page, anchor).normalize("NFC");
      if (!text) return null;
      const first = Math.max(firstOf(text, keywords) - 80, 0);
      const start = first ? text.indexOf(" ", first) + 1 : 0;
      const end = start + 240 < text.length ? text.lastIndexOf(" ", start + 240) : text.length;
      const summary = document.createElement("p");
      summary.className = "context";
      summary.textContent = (start ? "… " : "") + text.slice(start, end) + (end < text.length ? " …" : "");
      return summary;
    };
  }

  /* A link to a scenario or clause opens what it stands in. */
  function openTarget() {
    const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    for (let part = target; part; part = part.parentElement) {
      if (part.tagName === "DETAILS") part.open = true;
    }
  }

  /* What the theme says in English on every site. */
  const FRENCH = {
    "Toggle Light / Dark / Auto color theme": "Changer de thème : clair, sombre, automatique",
    "Toggle site navigation sidebar": "Ouvrir ou fermer la navigation",
    "Toggle table of contents sidebar": "Ouvrir ou fermer le sommaire de la page",
    "Skip to content": "Aller au contenu",
    "View this page": "Voir la source de la page",
    "Light mode": "Thème clair",
    "Dark mode": "Thème sombre",
    "Auto light/dark, in light mode": "Thème automatique, clair",
    "Auto light/dark, in dark mode": "Thème automatique, sombre",
    "Contents": "Sommaire",
    "Expand": "Déplier"
  };

  function sayInFrench() {
    document.querySelectorAll("[aria-label], [title]").forEach(function (part) {
      ["aria-label", "title"].forEach(function (name) {
        const french = FRENCH[part.getAttribute(name)];
        if (french) part.setAttribute(name, french);
      });
    });
    document.querySelectorAll("svg title, .visually-hidden, .skip-to-content").forEach(
      function (part) {
        const said = part.textContent.trim();
        const inside = said.replace(/^Toggle navigation of /, "Déplier : ");
        if (FRENCH[said] || inside !== said) part.textContent = FRENCH[said] || inside;
      }
    );
  }

  if (document.documentElement.lang === "fr") sayInFrench();

  /* What has to be scrolled sideways can be reached by keyboard, and nothing else is in its way. */
  function reachable() {
    const seen = new ResizeObserver(function (entries) {
      entries.forEach(function (entry) {
        const part = entry.target;
        if (part.scrollWidth > part.clientWidth) part.tabIndex = 0;
        else part.removeAttribute("tabindex");
      });
    });
    document.querySelectorAll("article pre:not([aria-hidden]), .table-wrapper, .rule-scroller").forEach(
      function (part) { seen.observe(part); }
    );
  }

  reachable();

  /* What is being read: what the address names while it is in view, or else the clause on top. */
  function readHere() {
    const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
    const top = named ? named.getBoundingClientRect().top : -1;
    if (top >= 0 && top < window.innerHeight) return window.location.hash;
    if (!window.scrollY) return "";
    const passed = Array.from(document.querySelectorAll("section.rule-clause, section.rule-reading"))
      .filter(function (part) {
        return part.id && part.getBoundingClientRect().top < window.innerHeight / 3;
      });
    return passed.length ? "#" + passed[passed.length - 1].id : "";
  }

  /* The other language opens at the same clause. */
  document.querySelectorAll(".rule-language-link").forEach(function (link) {
    link.addEventListener("click", function () {
      link.href = link.href.split("#")[0] + readHere();
    });
  });

  const forms = document.querySelectorAll(".rule-jump");
  forms.forEach(box);
  searchPage(forms.length ? forms[0].dataset.hits : "Clauses");
  window.addEventListener("hashchange", openTarget);
  openTarget();
})();
