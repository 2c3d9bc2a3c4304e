import { readdir, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import type { Browser } from 'playwright';
import { startBrowser } from './browser.ts';
import { loadText, machineText } from './machine.ts';
import { medianOf } from './measures.ts';
import { type Served, startServer } from './server.ts';

// `node bench/select.ts [rounds]`: the first keys typed into a select of 10,000 options: the time from each key to the
// paint of the matches, and how much of it the main thread worked. Each round uses a new page. Run `npm run build`
// first.
const rounds = Number(process.argv[2] ?? 9);
const options = 10_000;
const keys = ['7', '7', '3'];

const studies = Array.from({ length: options }, (_, at) => ({
  id: String(at),
  studyName: `Study ${String(at).padStart(5, '0')} of long-term safety and efficacy`,
}));
const page = `<!doctype html><link rel="stylesheet" href="/psp.css"><script type="module" src="/psp.js"></script>
<psp-create-err data-site-id="12"><script type="application/json" data-prop="studies">${JSON.stringify(studies)}</script></psp-create-err>`;

const files = new Map<string, Served>([['/', { type: 'text/html', body: page }]]);
for (const name of await readdir('dist'))
  if (['.js', '.css'].includes(extname(name)))
    files.set(`/${name}`, {
      type: extname(name) === '.js' ? 'text/javascript' : 'text/css',
      body: await readFile(`dist/${name}`),
    });

const server = await startServer(files);
const browser = await startBrowser();
try {
  const load = loadText();
  const times: KeyTimes[][] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await keysOf(browser));
  console.log(`${await machineText(browser.version(), [])}, ${rounds} rounds, ${options} options`);
  for (const [at, key] of keys.entries()) {
    const all = times.map(each => each[at]).filter(each => each !== undefined);
    const painted = medianOf(all.map(each => each.painted)).toFixed(1);
    const work = medianOf(all.map(each => each.work)).toFixed(1);
    console.log(`key ${at + 1} (${key}): painted after ${painted} ms, work ${work} ms`);
  }
  console.log(`Load of the machine: ${load} before, ${loadText()} after.`);
} finally {
  await browser.close();
  server.close();
}

interface KeyTimes {
  readonly painted: number;
  readonly work: number;
}

async function keysOf(browser: Browser): Promise<KeyTimes[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Counts the CPU time of the main thread, so that other processes on a busy machine do not distort it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () =>
      (await session.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')
        ?.value ?? Number.NaN;
    await page.goto(server.url);
    const field = page.getByRole('combobox', { name: 'Study' });
    await field.focus();
    const times: KeyTimes[] = [];
    for (const key of keys) {
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
      const before = await worked();
      await page.evaluate(timeNextPaint);
      await page.keyboard.press(key);
      const painted = await page.evaluate(() => paint);
      times.push({ painted, work: 1000 * ((await worked()) - before) });
    }
    // Fails unless only matching options are left, so that the measured time is that of the search.
    await page.getByRole('option', { name: `Study 00${keys.join('')} ` }).waitFor({ timeout: 5000 });
    return times;
  } finally {
    await context.close();
  }
}

declare global {
  var paint: Promise<number>;
}

/** Times from the next key until the task after the paint of its options. */
function timeNextPaint(): void {
  globalThis.paint = new Promise(resolve =>
    addEventListener(
      'keydown',
      () => {
        const startedAt = performance.now();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - startedAt);
          port2.postMessage('');
        });
      },
      { once: true, capture: true },
    ),
  );
}
