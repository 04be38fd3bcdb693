// Judges what the Inspector printed: judge.js ERA FOLDER EXIT-CODE-OF-THE-REFUSED-CALL
const { readFileSync } = require("node:fs");
const { deepStrictEqual } = require("node:assert");

const [era, folder, refusedCode] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(`${folder}/${file}`, "utf8")).result;

const tools = read("list.json").tools.map((tool) => tool.name);
deepStrictEqual(tools, [
  "search_availability",
  "get_reservation",
  "create_booking",
  "change_reservation_dates",
  "cancel_reservation",
]);

const call = read("call.json");
deepStrictEqual(call.isError, false);
deepStrictEqual(
  call.structuredContent.result.map((room) => room.room_type),
  ["DOUBLE", "DOUBLE"],
);

const refused = read("refused.json");
deepStrictEqual(refusedCode, "5", "the Inspector's code for isError");
deepStrictEqual(refused.isError, true);
deepStrictEqual(JSON.parse(refused.content[0].text).error, {
  code: "INVALID_ARGUMENT",
  field: "check_out",
  message: "2026-06-12 is not after check_in 2026-06-14.",
  retryable: true,
  fix: "Correct it if the guest gave both dates; else ask.",
});
console.log(`Inspector, ${era}: ${tools.length} tools listed, one called, one refused.`);
