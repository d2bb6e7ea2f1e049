/* The table beside the scenario: it shows the position that the text makes, offers what a thing may
   be and what can be done next, and writes the sentences for it. All that it knows is the text; the
   desk in the worker says what lies there. Nothing is loaded before somebody lays the table. */
(function () {
  "use strict";

  const MANY = 14;   // of more than so many moves some are found by typing

  window.ruleAskTable = function (page, text, rules, tell) {
    const words = page.words;
    const made = page.made;
    const button = page.button;
    const box = page.part(".rule-ask-table");
    const lay = page.part(".rule-ask-lay");
    const seatOf = page.part(".rule-ask-seat");
    const waits = page.part(".rule-ask-waits");
    const moves = page.part(".rule-ask-moves");
    const laid = page.part(".rule-ask-laid");
    const wrong = page.part(".rule-ask-table-wrong");
    const games = JSON.parse(box.dataset.games);

    let isLaid = false;
    let shows = "now";
    let turn = 0;
    let drawing = null;
    let again = false;
    let pointed = null;
    let last = null;

    function seat() { return seatOf.value || null; }

    function fail(error) {
      if (error.message) tell(error.message);
    }

    /* --- what lies there --- */

    async function draw() {
      if (!isLaid) return;
      const mine = ++turn;
      box.setAttribute("aria-busy", "true");
      try {
        const found = await rules.call("look", [text.area.value, page.language, seat()]);
        if (mine !== turn) return;
        show(found);
        if (shows === "both" && found.changed) {
          laid.innerHTML = await rules.call("both", [text.area.value, page.language, seat()]);
        }
        if (mine !== turn) return;
        pointable();
        if (pointed) point(pointed, false);
        if (!again) await offerMoves(found, mine);
      } catch (error) {
        if (mine === turn) fail(error);
      } finally {
        if (mine === turn) box.setAttribute("aria-busy", "false");
      }
    }

    /* Draw at once; what changes while that lasts is drawn together, when it is done. */
    function redraw() {
      again = Boolean(drawing);
      if (!drawing) drawing = drawn();
    }

    async function drawn() {
      do {
        again = false;
        await draw();
      } while (again);
      drawing = null;
    }

    function show(found) {
      last = found;
      wrong.replaceChildren();
      wrong.hidden = !found.trouble;
      laid.classList.toggle("rule-ask-stale", Boolean(found.trouble));
      if (found.trouble) {
        wrong.append(
          button("rule-ask-line", page.say("line", found.trouble.line), function () {
            text.goTo(found.trouble.line);
          }),
          words.colon, found.trouble.message, " ", words["table.stale"]
        );
      }
      // Nothing understood leaves what lay there before.
      if (found.table || !found.trouble) laid.innerHTML = found.table;
      laid.dataset.game = found.game || "";
      laid.lang = found.language;
      waits.textContent = found.waits;
      waits.lang = found.language;
      seats(found);
      page.part(".rule-ask-undo").disabled = !found.changed;
      page.part(".rule-ask-keep").disabled = !found.changed;
      page.part(".rule-ask-record").disabled = !found.changed;
      page.part(".rule-ask-both").disabled = !found.changed;
      const marks = {};
      Object.keys(found.lines).forEach(function (line) {
        if (found.lines[line].sets.length || found.lines[line].story.length) marks[line] = "rule-ask-sets";
      });
      if (found.trouble) marks[found.trouble.line] = "rule-ask-unclear";
      text.mark(marks);
    }

    function seats(found) {
      const before = seatOf.value;
      seatOf.parentElement.hidden = !found.seats.length;
      seatOf.replaceChildren(made("option", "", words["table.all"]));
      seatOf.firstChild.value = "";
      found.seats.forEach(function (one) {
        const option = made("option", "", one.name);
        option.value = one.id;
        seatOf.append(option);
      });
      seatOf.value = found.seats.some(function (one) { return one.id === before; }) ? before : "";
    }

    /* --- what can come next --- */

    async function offerMoves(found, mine) {
      moves.replaceChildren();
      if (!found.game || found.waits_for === "over" || found.waits_for === null) return;
      const next = await rules.call("nexts", [text.area.value, page.language, seat()]);
      if (mine !== turn) return;
      const list = made("ul", "rule-ask-nexts", next.map(function (one) { return move(one, true); }));
      if (found.waits_for === "chance" && next.length) {
        moves.append(button("rule-ask-chance", words["table.chance"], chance));
      }
      if (next.length > MANY) moves.append(finder(list));
      if (next.length) moves.append(list);
      else moves.append(made("p", "rule-ask-hint", words["table.nothing"]));
    }

    function move(one) {
      const label = [one.said];
      if (one.probability) label.push(made("span", "rule-ask-likely", " " + one.probability));
      const item = made("li", "", button("rule-ask-move", label, function () {
        write("play", [one.said]);
      }));
      item.lang = last ? last.language : page.language;
      return item;
    }

    function finder(list) {
      const field = made("input", "rule-ask-find");
      field.type = "search";
      field.setAttribute("aria-label", words["table.find"]);
      field.placeholder = words["table.find"];
      field.addEventListener("input", function () {
        const wanted = plain(field.value).split(/\s+/).filter(Boolean);
        Array.from(list.children).forEach(function (item) {
          const said = plain(item.textContent);
          item.hidden = !wanted.every(function (word) { return said.includes(word); });
        });
      });
      return field;
    }

    function plain(said) {
      return said.normalize("NFD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
    }

    function chance() {
      const drawn = new Uint32Array(4);
      crypto.getRandomValues(drawn);
      write("chance", [Array.from(drawn).join(" ")]);
    }

    /* --- pointing --- */

    /* Whatever is drawn can be pointed at, by mouse, touch and keyboard. */
    function pointable() {
      laid.querySelectorAll("[data-thing]").forEach(function (thing) {
        const name = thing.dataset.thing;
        if (thing.namespaceURI.endsWith("svg")) {
          thing.addEventListener("click", function () { point(name, true); });
          return;
        }
        const label = thing.querySelector(":scope > .laid-label, :scope > .laid-value");
        if (!label) return;
        const pressed = button("rule-ask-point", "", function () { point(name, true); });
        label.replaceWith(pressed);
        pressed.append(label);
        pressed.setAttribute("aria-expanded", String(name === pointed));
      });
    }

    function partOf(name) {
      return laid.querySelector('[data-thing="' + CSS.escape(name) + '"] > .rule-ask-point');
    }

    async function point(name, moved) {
      const open = moved && pointed === name && laid.querySelector(".rule-ask-offers");
      close();
      if (open) return;
      pointed = name;
      const here = partOf(name);
      if (!here) return;
      const folded = here.closest("details");
      if (folded) folded.open = true;
      here.setAttribute("aria-expanded", "true");
      const mine = turn;
      try {
        const found = await rules.call("point", [text.area.value, page.language, name, seat()]);
        if (mine !== turn || pointed !== name) return;
        const offers = offered(found);
        here.after(offers);
        if (moved) offers.focus({ preventScroll: false });
      } catch (error) { fail(error); }
    }

    function close() {
      pointed = null;
      laid.querySelectorAll(".rule-ask-offers").forEach(function (one) { one.remove(); });
      laid.querySelectorAll('.rule-ask-point[aria-expanded="true"]').forEach(function (one) {
        one.setAttribute("aria-expanded", "false");
      });
    }

    function offered(found) {
      const part = made("div", "rule-ask-offers");
      part.tabIndex = -1;
      part.setAttribute("role", "group");
      part.setAttribute("aria-label", found.name);
      if (found.does) part.append(made("p", "rule-ask-does", found.does));
      if (found.moves.length) {
        part.append(made("p", "rule-ask-offer", words["table.moves"]));
        part.append(made("ul", "rule-ask-nexts", found.moves.map(function (one) { return move(one); })));
      }
      if (found.values.length) {
        const said = last && last.changed ? words["table.set.first"] : words["table.set"];
        part.append(made("p", "rule-ask-offer", said));
        part.append(made("ul", "rule-ask-values", found.values.map(valued)));
      }
      if (!found.does && !found.moves.length && !found.values.length) {
        part.append(made("p", "rule-ask-hint", words["table.fixed"]));
      }
      part.addEventListener("keydown", function (event) {
        if (event.key !== "Escape") return;
        event.preventDefault();
        const name = pointed;
        close();
        const here = name && partOf(name);
        if (here) here.focus();
      });
      return part;
    }

    function valued(one) {
      if (one.why) return made("li", "rule-ask-never", [one.said, made("span", "", " " + one.why)]);
      const pressed = button("rule-ask-value", one.said, function () { put(one.text, pointed); });
      pressed.setAttribute("aria-pressed", String(one.now));
      return made("li", "", pressed);
    }

    /* --- writing --- */

    function put(value, name) {
      pointed = name;
      text.put(value);  // which draws it
      Promise.resolve(drawing).then(function () {
        const here = name && partOf(name);
        if (here) here.focus({ preventScroll: true });
      });
    }

    async function write(call, values) {
      try {
        const value = await rules.call(call, [text.area.value, page.language].concat(values || []));
        pointed = null;
        put(value, null);
        waits.focus({ preventScroll: true });
        return value;
      } catch (error) {
        fail(error);
        return null;
      }
    }

    function save(content, name, type) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([content], { type: type }));
      link.download = name;
      link.click();
      setTimeout(function () { URL.revokeObjectURL(link.href); }, 0);
    }

    /* --- the buttons --- */

    function openings() {
      const select = page.part(".rule-ask-opening");
      games.forEach(function (game) {
        const group = document.createElement("optgroup");
        group.label = game.title;
        (game.table ? [game.table] : []).concat(game.openings).forEach(function (said) {
          const option = made("option", "", said);
          option.value = game.id;
          group.append(option);
        });
        select.append(group);
      });
      select.addEventListener("change", async function () {
        const option = select.selectedOptions[0];
        const game = select.value;
        select.selectedIndex = 0;
        if (!game) return;
        try {
          isLaid = true;
          opened();
          put(await rules.call("begin", [game, page.language, option.textContent]), null);
        } catch (error) { fail(error); }
      });
    }

    function opened() {
      lay.hidden = isLaid;
      page.part(".rule-ask-laid-part").hidden = !isLaid;
    }

    lay.addEventListener("click", function () {
      isLaid = true;
      opened();
      draw();
      waits.focus();
    });
    seatOf.addEventListener("change", function () { close(); draw(); });
    page.part(".rule-ask-undo").addEventListener("click", function () { write("undo"); });
    page.part(".rule-ask-keep").addEventListener("click", function () {
      write("scenario").then(function (done) { if (done) tell(words["table.kept"]); });
    });
    page.part(".rule-ask-record").addEventListener("click", async function () {
      try {
        save(await rules.call("record", [text.area.value, page.language]), "game.json", "application/json");
      } catch (error) { fail(error); }
    });
    page.part(".rule-ask-both").addEventListener("click", function (event) {
      shows = shows === "now" ? "both" : "now";
      event.currentTarget.setAttribute("aria-pressed", String(shows === "both"));
      draw();
    });
    const file = page.part(".rule-ask-open");
    file.addEventListener("change", async function () {
      const chosen = file.files[0];
      file.value = "";
      if (!chosen) return;
      try {
        put(await rules.call("opened", [await chosen.text(), page.language]), null);
      } catch (error) { fail(error); }
    });
    openings();
    if (page.isFile) lay.disabled = true;

    return {
      /* The text has changed. */
      changed: function () {
        if (isLaid) redraw();
      }
    };
  };
})();
