// The two clients behind one shape: { version(), list(), call(name, args), close() }.
import { Client as NewerClient } from '@modelcontextprotocol/client';
import { StdioClientTransport as NewerStdio } from '@modelcontextprotocol/client/stdio';
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as OlderStdio } from '@modelcontextprotocol/sdk/client/stdio.js';

const INFO = { name: 'pokayoke-mcp-clients', version: '1.0.0' };
const CONNECT = { timeout: 120_000 };
const REQUEST = { timeout: 30_000 };

/** TypeScript SDK of the older era: initialize, revision 2025-11-25. */
export async function olderClient(command, args) {
  const client = new OlderClient(INFO);
  const transport = new OlderStdio({ command, args, env: process.env, stderr: 'inherit' });
  let version;
  transport.setProtocolVersion = (negotiated) => {
    version = negotiated;
  };
  await client.connect(transport, CONNECT);
  return {
    expectedVersion: '2025-11-25',
    version: () => version,
    list: async () => (await client.listTools({}, REQUEST)).tools,
    call: (name, args) => client.callTool({ name, arguments: args }, undefined, REQUEST),
    close: () => client.close(),
  };
}

/** TypeScript client of the newer era: server/discover, revision 2026-07-28. */
export async function newerClient(command, args) {
  const client = new NewerClient(INFO, { versionNegotiation: { mode: 'auto' } });
  const transport = new NewerStdio({ command, args, env: process.env, stderr: 'inherit' });
  await client.connect(transport, CONNECT);
  return {
    expectedVersion: '2026-07-28',
    version: () => client.getNegotiatedProtocolVersion(),
    list: async () => (await client.listTools({}, REQUEST)).tools,
    call: (name, args) => client.callTool({ name, arguments: args }, REQUEST),
    close: () => client.close(),
  };
}
