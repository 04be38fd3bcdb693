// Usage: node check.js COMMAND [ARGUMENT...]
// Starts the hotel sample's MCP server with the command, once per check group, and talks to it with
// clients that nobody here wrote. One line per check; exit code 0 only if every check passed.
import { newerClient, olderClient } from './clients.js';
import { checkHotel } from './hotel.js';
import { checkRaw } from './raw.js';
import { Report } from './report.js';

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('Usage: node check.js COMMAND [ARGUMENT...]');
  process.exit(2);
}

const report = new Report();
await checkHotel(report.group('older era, sdk 1.32.2'), () => olderClient(command, args));
await checkHotel(report.group('newer era, client 2.4.0'), () => newerClient(command, args));
await checkRaw(report.group('raw stdio'), command, args);
process.exit(report.close());
