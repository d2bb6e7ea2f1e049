// The Python of the page that answers, run by Node: a script, with a folder as /repository.
// node newest.mjs FOLDER_OF_THE_PYTHON FOLDER SCRIPT
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [python, root, script] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(python, "pyodide.mjs")));
const engine = await loadPyodide({ indexURL: `${python}/` });
for (const name of readdirSync(python).filter((one) => one.endsWith(".whl")).sort())
  engine.unpackArchive(new Uint8Array(readFileSync(join(python, name))), "wheel");
engine.FS.mkdirTree("/repository");
engine.FS.mount(engine.FS.filesystems.NODEFS, { root }, "/repository");
engine.runPython(script);
