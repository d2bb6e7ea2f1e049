/* Has Python for browsers compile, once for all readers, what an answer imports.

   Told the folder with that Python and its packages, the archive of the library, the archive to
   write, and a scenario of every game, by which it is known what an answer imports. */

import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const PACKAGES = "/lib/packages";
const COMPILED = "/compiled.zip";

const COMPILE = `
import importlib, os, py_compile, sys, zipfile
sys.path.insert(0, "${PACKAGES}")
importlib.invalidate_caches()
from whichside_rules import ask
from whichside_rules.desk.page import call

for scenario in scenarios:
    ask(scenario, "en")
found = sorted({str(getattr(one, "__file__", "")) for one in list(sys.modules.values())})
with zipfile.ZipFile("${COMPILED}", "w") as archive:
    for source in found:
        if source.startswith("${PACKAGES}/") and source.endswith(".py"):
            # Nobody changes a source there: it is not looked at again.
            unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
            made = py_compile.compile(source, doraise=True, invalidation_mode=unchecked)
            archive.write(made, os.path.relpath(made, "${PACKAGES}"))
`;

const [folder, library, compiled, ...scenarios] = process.argv.slice(2);
const home = resolve(folder) + "/";
const { loadPyodide } = await import(pathToFileURL(home + "pyodide.mjs"));
const python = await loadPyodide({ indexURL: home, packageBaseUrl: home });
python.FS.mkdirTree(PACKAGES);
for (const name of readdirSync(home).filter(function (one) { return one.endsWith(".whl"); })) {
  const content = new Uint8Array(readFileSync(home + name));
  python.unpackArchive(content, "wheel", { extractDir: PACKAGES });
}
python.unpackArchive(new Uint8Array(readFileSync(library)), "zip", { extractDir: PACKAGES });
python.globals.set("scenarios", python.toPy(scenarios));
python.runPython(COMPILE);
writeFileSync(compiled, python.FS.readFile(COMPILED));
