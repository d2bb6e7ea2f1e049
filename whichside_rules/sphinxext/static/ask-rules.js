/* The rules in a worker, which is started when something is first asked. "told" hears on the way
   what is being done: {loaded, of}, {opening}, {asking}, {done}. */
(function () {
  "use strict";

  const script = document.currentScript;

  window.ruleAskRules = function (page, told) {
    let worker = null;
    let ready = null;
    let number = 0;
    let called = 0;
    let waiting = null;
    let calls = new Map();

    function end() {
      number++;
      if (worker) worker.terminate();
      worker = ready = waiting = null;
      calls.forEach(function (answer) { answer('{"trouble": ""}'); });
      calls = new Map();
    }

    async function prepared() {
      if (!ready) {
        told({ loaded: 0, of: 1 });
        begin();
      }
      await ready;
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
          } else if (said.called !== undefined && calls.has(said.number)) {
            calls.get(said.number)(said.called);
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
        await prepared();
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

    /* What the desk answers (whichside_rules.desk.page); fails with what it says is wrong. */
    async function call(name, values) {
      try {
        await prepared();
      } catch (error) {
        end();
        throw error;
      }
      told({ done: true });
      const mine = ++called;
      const said = JSON.parse(await new Promise(function (resolve) {
        calls.set("call " + mine, resolve);
        worker.postMessage({ call: name, values: JSON.stringify(values), number: "call " + mine });
      }));
      calls.delete("call " + mine);
      if (said.trouble !== undefined) throw new Error(said.trouble);
      return said.answer;
    }

    return { ask: ask, call: call, end: end, isReady: function () { return ready !== null; } };
  };
})();
