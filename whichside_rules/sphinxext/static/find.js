/* Finding clauses by words, as whichside_rules/shared/finding.py does.
   ruleFind(data, text, limit): data.rows have an id, a title, a text and readings, each a name
   and a text; data.idle, data.alike and data.phrases is what is known of words. Best first. */
(function (scope) {
  "use strict";

  const WEIGHTS = [4, 2, 2];
  const ASKED = 3;
  const SYNONYM = 0.7;
  const EXAMPLE = 0.8;
  const PARTIAL = 10;

  function plain(text) {
    return text
      .replace(/œ/g, "oe").replace(/Œ/g, "Oe")
      .normalize("NFKD").replace(/[\u0300-\u036f]/g, "").toLowerCase();
  }

  function wordsOf(text) {
    return plain(text).match(/[\p{L}\p{N}]+/gu) || [];
  }

  function alike(word, other) {
    const short = Math.min(word.length, other.length);
    let common = 0;
    while (common < short && word[common] === other[common]) common += 1;
    const apart = Math.max(word.length, other.length) - common;
    if (short < 4) {
      const many = word.slice(0, short) + "s";
      return word === other || (common === short && (word === many || other === many));
    }
    return word === other || (apart <= 3 && common >= short - (short > 5 ? 1 : 0));
  }

  function named(row, asked) {
    return (asked.includes(".") && row.id.includes(asked)) || row.readings.some(function (reading) {
      const name = reading[0].toLowerCase();
      return name === asked || name.slice(name.indexOf(".") + 1) === asked;
    });
  }

  function nearness(id, asked) {
    return [id === asked, id.startsWith(asked), id.includes("." + asked), true].indexOf(true);
  }

  function fields(row) {
    return [
      row.id + " " + row.title,
      row.text,
      row.readings.map(function (reading) { return reading[1]; }).join(" ")
    ].map(function (text) { return new Set(wordsOf(text)); });
  }

  /* The words that stand for one that is asked for: its forms, and all.
     While a word is typed, its beginning is enough. */
  function forms(word, typing, known, groups) {
    const meant = new Set([word]);
    groups.forEach(function (group) {
      if (group.some(function (one) { return alike(word, one); })) {
        group.forEach(function (one) { meant.add(one); });
      }
    });
    const own = known.filter(function (each) {
      return (typing && each.startsWith(word)) || alike(word, each);
    });
    return [own, own.concat(known.filter(function (each) {
      return Array.from(meant).some(function (one) { return alike(each, one); });
    }))];
  }

  function best(parts, wanted) {
    let most = 0;
    parts.forEach(function (part, place) {
      [1, SYNONYM].forEach(function (counts, way) {
        if (wanted[way].some(function (one) { return part.has(one); })) {
          most = Math.max(most, WEIGHTS[place] * counts);
        }
      });
    });
    return most;
  }

  /* The words of a text, those of the rules in place of the phrases that are known. */
  function meantBy(text, phrases) {
    return phrases.reduce(function (said, phrase) {
      return said.split(" " + phrase[0] + " ").join(" " + phrase[1] + " ");
    }, " " + wordsOf(text).join(" ") + " ").split(" ").filter(Boolean);
  }

  /* What is asked, after the situation that is described first. */
  function question(text) {
    const said = text.replace(/[ ?]+$/, "");
    const at = Math.max(said.lastIndexOf(","), said.lastIndexOf(";"), said.lastIndexOf(":"));
    return at > 0 && text.trimEnd().endsWith("?") ? said.slice(at + 1) : "";
  }

  function byScore(a, b) {
    return (b.score - a.score) || (a.place - b.place);
  }

  function byWords(a, b) {
    return (b.every - a.every) || byScore(a, b);
  }

  scope.ruleFind = function (data, text, limit, typing) {
    const asked = plain(text.trim()).replace(/^@/, "");
    if (asked.length < 2) return [];
    const called = data.rows.filter(function (row) { return named(row, asked); });
    if (called.length) {
      return called
        .map(function (row, place) { return [nearness(row.id, asked), place, row]; })
        .sort(function (a, b) { return a[0] - b[0] || a[1] - b[1]; })
        .slice(0, limit)
        .map(function (found) { return found[2]; });
    }
    const idle = new Set(data.idle);
    const words = Array.from(new Set(meantBy(text, data.phrases))).filter(function (word) {
      return !idle.has(word);
    });
    if (!words.length) return [];
    data.fields = data.fields || data.rows.map(fields);
    data.known = data.known || Array.from(new Set(data.fields.flatMap(function (parts) {
      return parts.flatMap(function (part) { return Array.from(part); });
    })));
    const meant = words.map(function (word, place) {
      return forms(word, typing && place === words.length - 1, data.known, data.alike);
    });
    const met = data.fields.map(function (parts) {
      return meant.map(function (wanted) { return best(parts, wanted); });
    });
    const common = words.map(function (_, at) {
      return met.filter(function (weights) { return weights[at]; }).length;
    });
    const heavy = new Set(meantBy(question(text), data.phrases));
    const counts = words.map(function (word) { return heavy.has(word) ? ASKED : 1; });
    const scored = met.map(function (weights, place) {
      return {
        every: weights.every(Boolean) ? 1 : 0,
        score: weights.reduce(function (sum, weight, at) {
          return weight
            ? sum + weight * counts[at] * Math.log(1 + data.rows.length / common[at])
            : sum;
        }, 0) * (data.rows[place].id.includes(".example.") ? EXAMPLE : 1),
        place: place
      };
    });
    // Who asks chose no words: a clause that has them all may be about something else.
    const asks = text.trimEnd().endsWith("?");
    scored.sort(asks ? byScore : byWords);
    if (asks) {
      // Of equals the first of each game come first: no game hides what others say.
      const equals = {};
      scored.forEach(function (one, rank) {
        const key = one.score + " " + data.rows[one.place].id.split(".")[0];
        one.nth = equals[key] = (equals[key] || 0) + 1;
        one.rank = rank;
      });
      scored.sort(function (a, b) {
        return (b.score - a.score) || (a.nth - b.nth) || (a.rank - b.rank);
      });
    }
    const whole = asks ? [] : scored.filter(function (one) { return one.every; });
    return (whole.length ? whole : scored.filter(function (one) { return one.score; }).slice(0, PARTIAL))
      .slice(0, limit)
      .map(function (one) { return data.rows[one.place]; });
  };
})(typeof window === "undefined" ? globalThis : window);
