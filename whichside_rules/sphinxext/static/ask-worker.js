/* Puts a scenario to the rules, away from the page, which so stays responsive.

   Told {load: address of the folder "ask", version} and then {ask: text, language, why, number},
   where "why" is the place of a ruling of which is asked what would change it, or -1; or {call, values,
   number}, a call of the desk. Says {loaded, of} in bytes, {opening}, {ready}, {verdict, number},
   {called, number}, {trouble}. Everything comes from that folder. */

const PACKAGES = "/lib/packages";

const ANSWER = `
import importlib, sys
sys.path.insert(0, "${PACKAGES}")
importlib.invalidate_caches()
from whichside_rules import ask
from whichside_rules.vocabulary import load
load()

def answer(text, language, why):
    return ask(text, language, why=() if why < 0 else (why,)).model_dump_json()

from whichside_rules.desk.page import call

(answer, call)
`;

let answer = null;
let call = null;

/* Whatever is fetched, by Python's own loader too, is counted as it comes in. */
function countFetches(folder, wanted, of) {
  const plain = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async function (address, options) {
    const response = await plain(address, options);
    const whole = new URL(response.url || String(address), self.location).href;
    const name = whole.split("?")[0].slice(folder.length);
    if (!response.ok || !response.body || !(name in wanted)) return response;
    const counted = response.body.pipeThrough(new TransformStream({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        self.postMessage({ loaded: Math.min(loaded, of), of: of });
        controller.enqueue(chunk);
      }
    }));
    const headers = new Headers(response.headers);
    // Some servers do not know it; browsers compile only what is called so while it comes in.
    if (name.endsWith(".wasm")) headers.set("Content-Type", "application/wasm");
    return new Response(counted, { status: response.status, headers: headers });
  };
}

async function bytes(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.status + " " + address);
  return new Uint8Array(await response.arrayBuffer());
}

async function load(folder, version) {
  const asked = "?v=" + version;
  const listed = await fetch(folder + "files.json" + asked);
  if (!listed.ok) throw new Error(listed.status + " files.json");
  const { python: home, files } = await listed.json();
  // The loader's scripts are imported, which cannot be counted.
  const counted = Object.fromEntries(
    Object.entries(files).filter(function ([name]) { return !name.endsWith(".mjs"); })
  );
  const of = Object.values(counted).reduce(function (sum, size) { return sum + size; }, 0);
  countFetches(folder, counted, of);
  const packages = Object.keys(files).filter(function (name) { return /\.(whl|zip)$/.test(name); })
    .filter(function (name) { return !name.endsWith("python_stdlib.zip"); });
  // Asked for at once: what takes longest comes while the others do.
  const coming = packages.map(function (name) { return bytes(folder + name + asked); });
  const { loadPyodide } = await import(folder + home + "pyodide.mjs");
  const python = await loadPyodide({ indexURL: folder + home, packageBaseUrl: folder + home });
  const came = await Promise.all(coming);
  self.postMessage({ opening: true });
  python.FS.mkdirTree(PACKAGES);
  came.forEach(function (content, place) {
    const form = packages[place].endsWith(".whl") ? "wheel" : "zip";
    python.unpackArchive(content, form, { extractDir: PACKAGES });
  });
  [answer, call] = python.runPython(ANSWER);
  self.postMessage({ ready: true });
}

self.onmessage = async function (event) {
  const told = event.data;
  try {
    if (told.load) await load(told.load, told.version);
    else if (told.call) {
      self.postMessage({ called: call(told.call, told.values), number: told.number });
    } else self.postMessage({ verdict: answer(told.ask, told.language, told.why), number: told.number });
  } catch (error) {
    self.postMessage({ trouble: String((error && error.message) || error), number: told.number });
  }
};
