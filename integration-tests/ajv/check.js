// Compiles every MCP schema of processor/src/test/resources/golden/dialects/mcp.txt, strictly: an
// unknown keyword or format, or a keyword of another type, is an error.
import Ajv2020 from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { readFileSync } from "node:fs";

const ajv = new Ajv2020({ strict: true, strictTypes: true, allowUnionTypes: true, allErrors: true });
addFormats(ajv);

const file = new URL("../../processor/src/test/resources/golden/dialects/mcp.txt", import.meta.url);
const tools = readFileSync(file, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("{"))
  .map((line) => JSON.parse(line));
if (tools.length < 40) {
  throw new Error(`only ${tools.length} tools in ${file.pathname}`);
}
for (const tool of tools) {
  for (const member of ["inputSchema", "outputSchema"]) {
    try {
      ajv.compile(tool[member]);
    } catch (fault) {
      throw new Error(`${member} of ${tool.name}: ${fault.message}`);
    }
  }
}
console.log(`ajv, strict: ${tools.length} tools, ${2 * tools.length} schemas compile.`);
