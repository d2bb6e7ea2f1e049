/* What every part of the page that answers needs: its words, its language, where its files are,
   and small things to make parts of a page with. */
(function () {
  "use strict";

  function made(tag, name, content) {
    const element = document.createElement(tag);
    if (name) element.className = name;
    (Array.isArray(content) ? content : [content]).forEach(function (part) {
      if (part !== undefined && part !== null) element.append(part);
    });
    return element;
  }

  function button(name, content, pressed) {
    const element = made("button", name, content);
    element.type = "button";
    element.addEventListener("click", pressed);
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

  window.ruleAskPage = function (box) {
    const words = JSON.parse(box.dataset.words);
    const version = box.dataset.version;
    const site = new URL(box.dataset.root || "./", window.location.href).href;
    const folder = site + "ask/";

    function say(word) {
      const values = Array.prototype.slice.call(arguments, 1);
      return values.reduce(function (said, value) { return said.replace("{}", value); }, words[word]);
    }

    function counted(word, number) {
      return number ? say((number === 1 ? "one." : "many.") + word, number) : "";
    }

    async function json(name) {
      const response = await fetch(folder + name + "?v=" + version);
      if (!response.ok) throw new Error(response.status + " " + name);
      return response.json();
    }

    return {
      box: box, words: words, version: version, language: box.dataset.language,
      site: site, folder: folder, say: say, counted: counted, json: json,
      made: made, button: button,
      isFile: window.location.protocol === "file:",
      part: function (selector) { return box.querySelector(selector); },
      places: remembered(function () { return json("places.json"); }),
      sentences: {
        en: remembered(function () { return json("sentences-en.json"); }),
        fr: remembered(function () { return json("sentences-fr.json"); })
      }
    };
  };
})();
