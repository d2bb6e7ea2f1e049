// Reads {data, asked}, writes the ids that find.js finds for each.
import fs from "node:fs";
import vm from "node:vm";

const [script] = process.argv.slice(2);
vm.runInThisContext(fs.readFileSync(script, "utf8"));
const { data, asked } = JSON.parse(fs.readFileSync(0, "utf8"));
const found = asked.map((text) => globalThis.ruleFind(data, text, 12, false).map((row) => row.id));
process.stdout.write(JSON.stringify(found));
