/* The rules in a worker, which is started when something is first asked. "told" hears on the way
   what is being done: {loaded, of}, {opening}, {asking}. */
(function () {
  "use strict";

  const script = document.currentScript;

  window.ruleAskRules = function (page, told) {
    let worker = null;
    let ready = null;
    let number = 0;
    let waiting = null;

    function end() {
      number++;
      if (worker) worker.terminate();
      worker = ready = waiting = null;
    }

    function begin() {
      ready = new Promise(function (resolve, reject) {
        worker = new Worker(new URL("ask-worker.js?v=" + page.version, script.src), { type: "module" });
        worker.onerror = function (event) { reject(new Error(event.message || "worker")); };
        worker.onmessage = function (event) {
          const said = event.data;
          if (said.ready) {
            resolve();
          } else if (said.verdict && waiting && said.number === waiting.number) {
            waiting.resolve(JSON.parse(said.verdict));
          } else if (said.trouble) {
            const error = new Error(said.trouble);
            if (waiting && said.number === waiting.number) waiting.reject(error);
            else reject(error);
          } else {
            told(said);
          }
        };
        worker.postMessage({ load: page.folder, version: page.version });
      });
      return ready;
    }

    /* The verdict on a text, with what would change one of its rulings if that is asked for; null
       if it was stopped, or something else was asked meanwhile. */
    async function ask(text, why) {
      const mine = ++number;
      try {
        if (!ready) {
          told({ loaded: 0, of: 1 });
          begin();
        }
        await ready;
        if (mine !== number) return null;
        told({ asking: true });
        const answer = await new Promise(function (resolve, reject) {
          waiting = { number: mine, resolve: resolve, reject: reject };
          worker.postMessage({
            ask: text, language: page.language, why: why === undefined ? -1 : why, number: mine
          });
        });
        return mine === number ? answer : null;
      } catch (error) {
        if (mine !== number) return null;
        end();
        throw error;
      }
    }

    return { ask: ask, end: end };
  };
})();
