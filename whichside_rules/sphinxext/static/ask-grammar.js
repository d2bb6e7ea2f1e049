/* What may be written in a scenario, as far as an editor needs to know it: the keywords of a
   language, and how the line at the caret may go on. "data" comes from sentences-en.json and
   sentences-fr.json; ask_sentences.py tells their form. */
(function () {
  "use strict";

  function escaped(word) { return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"); }

  /* The longest keyword first: "Étant donné que" before "Étant donné". */
  function longest(a, b) { return b.length - a.length; }

  /* A sentence as its fixed parts and its fields, in turn. */
  function parted(pattern) { return pattern.split(/\{(\w+)\}/); }

  function plain(said) {
    return said.toLowerCase().replace(/[\u2018\u2019]/g, "'");
  }

  /* Without accents: many who write French type none. */
  function bare(said) {
    return plain(said).normalize("NFD").replace(/[\u0300-\u036f]/g, "").replace(/œ/g, "oe");
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

  /* Fewer that begin so leave room for others. */
  const FEW = 6;

  const CLOSING = { '"': '"', "«": " »", "“": "”" };

  /* What is left of a sentence, its fields in brackets. */
  function rest(parts, fitted) {
    let said = fitted.field ? "" : (parts[fitted.part] || "").slice(fitted.done);
    for (let place = fitted.part + 1; place < parts.length; place++) {
      said += place % 2 ? "[" + parts[place] + "]" : parts[place];
    }
    return said;
  }

  window.ruleGrammar = function (data) {
    const kinds = {};
    Object.entries(data.steps).forEach(function ([kind, said]) {
      said.forEach(function (word) { kinds[word] = kind; });
    });
    const steps = Object.keys(kinds).sort(longest).map(function (word) {
      return escaped(word) + (/'$/.test(word) ? "" : "(?=\\s|$)");
    });
    const headers = Object.values(data.headers).flat().sort(longest).map(escaped);
    const keywords = new RegExp(
      "^(\\s*)(?:(" + steps.join("|") + ")|((?:" + headers.join("|") + ")\\s*:))"
    );

    function kindOf(word) { return kinds[word] || "given"; }

    /* The game that the text is about: a tag names it, or a sentence that only one game has. */
    function game(text) {
      const tag = /@([a-z][a-z0-9_]*)\.[a-z]/.exec(text);
      if (tag) return tag[1];
      for (const line of text.split("\n")) {
        const word = keywords.exec(line);
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
    function place(text, caret) {
      const before = text.slice(0, caret).split("\n");
      const line = before[before.length - 1];
      const word = keywords.exec(line);
      const after = text.slice(caret).split("\n")[0];
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
        row: before.length - 1, kind: kind,
        typed: typed.replace(/^\s+/, ""), spaced: /^\s/.test(typed) || /'$/.test(word[2])
      };
    }

    /* The sentences with all the words that were typed, wherever they stand in them, in what they
       say, or in another way of saying it; each stands in place of what was typed. */
    function anywhere(where, about) {
      const words = bare(where.typed).split(/[^a-z0-9]+/).filter(Boolean);
      if (!words.length || words.join("").length < 3) return [];
      return data.sentences.map(function (one, number) {
        if (one[1] !== where.kind || (about && one[0] && one[0] !== about)) return null;
        const own = bare(one[2]).split(/[^a-z0-9]+/);
        const all = own.concat(one[4] ? one[4].split(" ") : []);
        const there = function (among) {
          return words.filter(function (word) {
            return among.some(function (each) { return each.startsWith(word); });
          }).length;
        };
        if (there(all) < words.length) return null;
        const parts = parted(one[2]);
        return {
          add: rest(parts, { field: null, part: 0, done: 0 }), over: where.typed.length,
          rank: [-there(own), one[0] ? 0 : 1, number],
          told: Object.entries(one[3]).map(function ([name, which]) {
            const what = data.fields[which];
            return "[" + name + "] " + (what.all ? what.all.join(", ") : what.told);
          })
        };
      }).filter(Boolean);
    }

    /* How the line at the caret may go on, the nearest first; null where no step is written. */
    function suggestions(text, caret) {
      const where = place(text, caret);
      if (!where) return null;
      const none = !where.typed && !where.spaced;
      const about = game(text);
      const many = [];
      data.sentences.forEach(function (one, number) {
        if (none || one[1] !== where.kind || (about && one[0] && one[0] !== about)) return;
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
      const near = function (a, b) {
        for (let at = 0; at < a.rank.length; at++) {
          if (a.rank[at] !== b.rank[at]) return a.rank[at] - b.rank[at];
        }
        return 0;
      };
      // Those that begin so; those with these words; those that might take them in a field.
      const begun = many.filter(function (one) { return !where.typed || one.rank[0] < 0; });
      const found = where.typed && begun.length < FEW ? anywhere(where, about) : [];
      const open = many.filter(function (one) { return !begun.includes(one); });
      const seen = new Set();
      where.many = [begun, found, open].flatMap(function (some) {
        return some.sort(near);
      }).filter(function (one) {
        return one.add.trim() && !seen.has(one.add) && seen.add(one.add);
      }).slice(0, 12);
      return where;
    }

    return { keywords: keywords, kindOf: kindOf, suggestions: suggestions };
  };
})();
