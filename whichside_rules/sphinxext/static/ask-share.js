/* A scenario in the fragment of an address, which no server is told. It is data and nothing else: a
   text of at most so many bytes, in letters and digits that every program leaves alone. */
(function () {
  "use strict";

  const BEGINS = "#scenario=";
  const MOST = 6000;  // bytes of the text; a third more in the address
  const LONGEST = Math.ceil(MOST / 3) * 4;

  /* What moves a caret, or turns the direction of what stands there, is no part of a scenario. */
  const STRANGE = /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u;

  /* A text as {fragment}, or why it cannot be one: {trouble}. */
  function written(text) {
    const bytes = new TextEncoder().encode(text);
    if (!bytes.length) return { trouble: "empty" };
    if (bytes.length > MOST) return { trouble: "long" };
    if (STRANGE.test(text)) return { trouble: "strange" };
    let said = "";
    bytes.forEach(function (one) { said += String.fromCharCode(one); });
    return { fragment: BEGINS + btoa(said).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "") };
  }

  /* What a fragment holds: null if it is none of ours, else {text}, or what is wrong: {trouble}. */
  function read(fragment) {
    if (!fragment.startsWith(BEGINS)) return null;
    const said = fragment.slice(BEGINS.length);
    if (said.length > LONGEST) return { trouble: "long" };
    if (!/^[A-Za-z0-9_-]+$/.test(said)) return { trouble: "bad" };
    try {
      const plain = atob(said.replace(/-/g, "+").replace(/_/g, "/"));
      const bytes = Uint8Array.from(plain, function (one) { return one.charCodeAt(0); });
      const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
      return STRANGE.test(text) ? { trouble: "bad" } : { text: text };
    } catch (error) {
      return { trouble: "bad" };
    }
  }

  window.ruleAskShare = { written: written, read: read, most: MOST };
})();
