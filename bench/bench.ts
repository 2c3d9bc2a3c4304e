import { existsSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../scripts/run.ts';
import { machineText, startBrowser } from './browser.ts';
import { hostPaging } from './host-paging.ts';
import { tables } from './tables.ts';
import { visits } from './visits.ts';

// `npm run bench`: our table beside one written by hand and other libraries, visits on a slow phone, and lists that the
// host pages. Prints a table for each.
// -- --only tables   one of the parts: tables, visits or host-paging
// -- --rounds 1      how often each page is measured
// -- --rows 5000     the number of rows of the part `tables`
const parts = { tables, visits, 'host-paging': hostPaging };
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: Object.keys(parts) },
    rounds: { type: 'string', default: '5' },
    rows: { type: 'string', default: '100000' },
  },
});

if (!existsSync(join(import.meta.dirname, 'node_modules')))
  await run(['npm', 'ci', '--prefix', import.meta.dirname]);
if (!existsSync('dist/psp.js')) await run(['npm', 'run', 'build']);

const browser = await startBrowser();
try {
  console.log(`${machineText()}, Chromium ${browser.version()}, ${values.rounds} rounds`);
  for (const [name, measure] of Object.entries(parts)) {
    if (!values.only.includes(name)) continue;
    const load = loadavg()[0]?.toFixed(1);
    const report = await measure(browser, { rounds: Number(values.rounds), rows: Number(values.rows) });
    console.log(`\n${report}\n\nLoad of the machine: ${load} before, ${loadavg()[0]?.toFixed(1)} after.`);
  }
} finally {
  await browser.close();
}
