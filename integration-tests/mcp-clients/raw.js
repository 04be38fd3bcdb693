// What no polite client sends: lines that are no message. The server must answer each, keep its
// standard output to the protocol, and leave with exit code 0 when its input ends.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { within } from './report.js';

const START_MS = 150_000;
const ANSWER_MS = 30_000;

export async function checkRaw({ check }, command, args) {
  const server = new RawServer(command, args);
  try {
    if (!(await check('starts', () => server.ask(ping(1), START_MS), START_MS))) {
      return;
    }
    await check('answers a malformed line and goes on', async () => {
      assert.equal((await server.ask('{"jsonrpc":"2.0","id":1,')).error.code, -32700);
      assert.equal((await server.ask('hello')).error.code, -32700);
      assert.equal((await server.ask(Buffer.from([0xff, 0xfe, 0x00, 0x0a]))).error.code, -32700);
      assert.equal((await server.ask('[]')).error.code, -32600);
      assert.equal((await server.ask('7')).error.code, -32600);
    });
    await check('passes over a blank line', async () => {
      server.send('');
      assert.equal((await server.ask(ping(2))).id, 2);
    });
    await check('serves a client after all that', async () => {
      const answer = await server.ask(
        JSON.stringify({
          jsonrpc: '2.0',
          id: 3,
          method: 'initialize',
          params: {
            protocolVersion: '2025-06-18',
            capabilities: {},
            clientInfo: { name: 'raw', version: '1' },
          },
        }),
      );
      assert.equal(answer.result.protocolVersion, '2025-06-18');
    });
    await check('ends with its input, exit code 0', async () => {
      assert.equal(await within(ANSWER_MS, server.end()), 0);
    });
    await check('writes nothing but protocol', async () => assert.deepEqual(server.stray, []));
  } finally {
    server.kill();
  }
}

function ping(id) {
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'ping' });
}

class RawServer {
  stray = [];
  #process;
  #exit;
  #waiting = [];

  constructor(command, args) {
    this.#process = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#exit = new Promise((resolve) => {
      this.#process.on('error', (e) => resolve(e.message));
      this.#process.on('exit', (code, signal) => resolve(code ?? signal));
    });
    this.#process.stdin.on('error', () => {});
    createInterface({ input: this.#process.stdout }).on('line', (line) => this.#line(line));
  }

  send(line) {
    this.#process.stdin.write(line);
    this.#process.stdin.write('\n');
  }

  /** Sends a line; the next message that comes. */
  ask(line, ms = ANSWER_MS) {
    const answer = new Promise((resolve) => this.#waiting.push(resolve));
    this.send(line);
    return within(ms, Promise.race([answer, this.#gone()]));
  }

  /** Ends the server's input; its exit code. */
  end() {
    this.#process.stdin.end();
    return this.#exit;
  }

  /** For a server that did not end by itself. */
  kill() {
    this.#process.stdin.end();
    this.#process.kill('SIGTERM');
  }

  async #gone() {
    throw new Error(`the server has gone: ${await this.#exit}`);
  }

  #line(line) {
    const message = parsed(line);
    if (message?.jsonrpc !== '2.0' || this.#waiting.length === 0) {
      this.stray.push(line);
    } else {
      this.#waiting.shift()(message);
    }
  }
}

function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
