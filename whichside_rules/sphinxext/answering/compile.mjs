/* Has Python for browsers compile, once for all readers, what an answer imports.

   Told the folder with that Python and its packages, the archive of the library, the archive to
   write, and a scenario of every game, by which it is known what an answer imports: of packages,
   and of Python's own library. */

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

# Nobody changes a source there: it is not looked at again.
UNCHECKED = py_compile.PycInvalidationMode.UNCHECKED_HASH
standard = next(one for one in sys.path if one.endswith(".zip"))
found = sorted({str(getattr(one, "__file__", "")) for one in list(sys.modules.values())})
with zipfile.ZipFile("${COMPILED}", "w") as archive, zipfile.ZipFile(standard) as sources:
    for source in found:
        if source.startswith("${PACKAGES}/") and source.endswith(".py"):
            made = py_compile.compile(source, doraise=True, invalidation_mode=UNCHECKED)
            archive.write(made, "packages/" + os.path.relpath(made, "${PACKAGES}"))
        elif source.startswith(standard + "/") and source.endswith(".py"):
            name = os.path.relpath(source, standard)
            plain = sources.extract(name, "/tmp/standard")
            made = py_compile.compile(
                plain, cfile=plain + "c", dfile=source, doraise=True, invalidation_mode=UNCHECKED
            )
            archive.write(made, "standard/" + name + "c")
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
