// What a client must see of the hotel sample, whatever its era.
import assert from 'node:assert/strict';
import { compile } from './schemas.js';

const CONNECT_MS = 150_000;
const TOOLS = [
  'search_availability',
  'get_reservation',
  'create_booking',
  'change_reservation_dates',
  'cancel_reservation',
];
const READS = ['search_availability', 'get_reservation'];
const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'];

export async function checkHotel({ check }, connect) {
  const client = await check('connects', connect, CONNECT_MS);
  if (!client) {
    return;
  }
  await check('speaks its era', async () =>
    assert.equal(client.version(), client.expectedVersion),
  );
  const tools = await check('lists the tools', async () => {
    const listed = await client.list();
    assert.deepEqual(listed.map((tool) => tool.name), TOOLS);
    return listed;
  });
  for (const tool of tools ?? []) {
    await check(`${tool.name} is described`, async () => checkDescribed(tool));
    await check(`${tool.name} inputSchema compiles`, async () => compile(tool.inputSchema));
    await check(`${tool.name} outputSchema compiles`, async () => compile(tool.outputSchema));
  }
  if (tools) {
    const named = (name) => tools.find((tool) => tool.name === name);
    await checkCalls(check, client, named('search_availability'));
    await checkGuest(check, client, named('get_reservation'), named('create_booking'));
  }
  await check('closes', () => client.close());
}

function checkDescribed(tool) {
  assert.ok(tool.title, 'no title');
  assert.ok(tool.description, 'no description');
  for (const hint of HINTS) {
    assert.equal(typeof tool.annotations?.[hint], 'boolean', hint);
  }
  assert.equal(tool.annotations.readOnlyHint, READS.includes(tool.name), 'readOnlyHint');
}

async function checkCalls(check, client, tool) {
  const { room_type: roomType, guests } = tool.inputSchema.properties;
  const double = roomType.enum.find((value) => value.toLowerCase() === 'double');

  const exact = await check('an exact call runs', async () => {
    const result = await client.call(tool.name, {
      check_in: '2026-06-14',
      check_out: '2026-06-16',
      room_type: double,
      guests: 2,
    });
    return success(tool, result);
  });

  await check('a call with four repairable arguments gives the same', async () => {
    const result = await client.call(tool.name, {
      checkIn: '06/14/2026',
      check_out: '2026-06-16',
      room_type: 'Double Room',
      guests: '2',
    });
    assert.deepEqual(success(tool, result), exact);
  });

  await check('a call with three wrong arguments is refused in one error', async () => {
    const result = await client.call(tool.name, {
      check_in: '03/04/2026',
      check_out: '2026-03-01',
      room_type: 'penthouse',
      guests: 0,
    });
    refusal(result, roomType.enum, guests);
  });

  await check('an unknown tool is a protocol error that names the nearest', async () => {
    await assert.rejects(client.call('serch_availability', {}), (error) => {
      assert.equal(error.code, -32602);
      assert.match(error.message, /serch_availability/);
      assert.match(error.message, /search_availability/);
      return true;
    });
  });
}

async function checkGuest(check, client, read, write) {
  await check('a reservation of the guest is read', async () => {
    const result = await client.call(read.name, { reservation_id: 'B-1001' });
    assert.equal(success(read, result).reservation_id, 'B-1001');
  });

  await check('a reservation of another guest is not', async () => {
    const result = await client.call(read.name, { reservation_id: 'B-1002' });
    assert.equal(result.isError, true);
    assert.equal(JSON.parse(result.content[0].text).error.code, 'PERMISSION_DENIED');
  });

  await check('a write runs, and again is the same booking', async () => {
    const booked = success(write, await client.call(write.name, { quote_id: 'Q-1' }));
    assert.match(booked.reservation_id, /^B-[0-9]+$/);
    assert.deepEqual(success(write, await client.call(write.name, { quoteId: 'Q-1' })), booked);
  });
}

function success(tool, result) {
  const [text, ...more] = result.content;
  assert.ok(!result.isError, text?.text);
  assert.deepEqual(more, []);
  assert.equal(text.type, 'text');
  assert.deepEqual(JSON.parse(text.text), result.structuredContent);
  compile(tool.outputSchema)(result.structuredContent);
  return result.structuredContent;
}

function refusal(result, roomTypes, guests) {
  const [{ text }, ...more] = result.content;
  assert.equal(result.isError, true);
  assert.deepEqual(more, []);
  assert.equal(result.structuredContent, undefined);
  assert.ok(Buffer.byteLength(text) <= 800, `${Buffer.byteLength(text)} bytes`);
  const { error } = JSON.parse(text);
  assert.equal(error.code, 'INVALID_ARGUMENT');
  assert.equal(error.retryable, true);
  assert.deepEqual(error.problems.map((problem) => problem.field), [
    'check_in',
    'room_type',
    'guests',
  ]);
  const [checkIn, roomType, guestCount] = error.problems.map((problem) => problem.message);
  assert.match(checkIn, /2026-03-04/);
  assert.match(checkIn, /2026-04-03/);
  for (const allowed of roomTypes) {
    assert.ok(roomType.includes(allowed), `${allowed} is not in: ${roomType}`);
  }
  assert.ok(guestCount.includes(String(guests.minimum)), guestCount);
  assert.ok(guestCount.includes(String(guests.maximum)), guestCount);
}
