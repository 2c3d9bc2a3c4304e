import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { removeDatabase } from './database.ts';
import { menuPages } from './pages.ts';
import { createPortal } from './server.ts';
import { roles } from './session.ts';

/** Starts the portal for people: `node tests/host/start.ts [--port 4600] [--reset] [--large]`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4600' },
    reset: { type: 'boolean', default: false },
    large: { type: 'boolean', default: false },
    tests: { type: 'boolean', default: false },
  },
});
const usualFile = values.large ? '.data/portal-large.sqlite' : '.data/portal.sqlite';
const dataFile = resolve(process.env.PORTAL_DATA ?? usualFile);
if (values.reset) removeDatabase(dataFile);
const portal = await createPortal({
  dataFile,
  distFolder: resolve('dist'),
  port: Number(values.port),
  isLarge: values.large,
  isForTests: values.tests,
});

console.log(
  `\nThe portal is open: ${portal.url}\nIts records are in ${dataFile} (start with --reset to seed them anew).\n`,
);
for (const { path, title, roles: allowed, hint } of menuPages)
  console.log(
    `${portal.url}${path}\n  ${title} (${allowed.map(role => roles[role]).join(', ')})\n  ${hint}\n`,
  );
console.log('You are signed in as internal staff; the role is switched at the top right of every page.');
console.log(
  'Minimal hosts to copy: hosts/php/example/README.md (plain PHP), hosts/python/example/README.md (Django).',
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => portal.close().then(() => process.exit(0)));
