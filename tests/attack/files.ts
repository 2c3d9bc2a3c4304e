import type { Locator, Page } from 'playwright';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import { type Handler, status } from '../support/faulty-server.ts';
import { type ElementAttack, type PageAttack, Tally, type Tools } from './attack.ts';
import { type AttackHost, distFile, manifest, startAttackHost } from './host.ts';
import { lazyChunks } from './lazy-chunks.ts';
import { poll } from './poll.ts';
import { mountOf } from './samples.ts';
import { type Visit, visit } from './visit.ts';

const script =
  (body: Buffer | string): Handler =>
  response =>
    void response
      .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      .end(body);

/** How a file may be damaged between the build and the browser. If it is missing, only a reload of the page helps. */
const damages: Readonly<Record<string, (name: string) => Handler>> = {
  'with a line before it': name => script(`globalThis.tampered = true;${distFile(name)}`),
  'cut off': name => {
    const whole = distFile(name);
    return script(whole.subarray(0, whole.length / 2));
  },
  missing: () => status(404),
};

const isTampered = (seen: Visit): Promise<boolean> => seen.page.evaluate(() => 'tampered' in globalThis);

/** The file of the element itself. */
export const ownFile: ElementAttack = {
  name: 'own file',
  title:
    '[EMB-11] [EMB-05] a changed or cut script of the element never runs, and Retry loads it; a missing one asks for a reload',
  async run({ browser }, definition) {
    const tally = new Tally();
    const file = manifest.tags[definition.tag]?.at(-1) ?? '';
    // Several at once, since most of each case is waiting; each damaged file belongs to one host.
    await Promise.all(
      Object.keys(damages).map(async damage => {
        const host = await startAttackHost(browser);
        const faults = await ownFileFaults(host, definition, file, damage).catch(didNotEnd);
        tally.add(`${file} ${damage}`, faults);
        await host.close();
      }),
    );
    return tally;
  },
};

async function ownFileFaults(
  host: AttackHost,
  definition: ElementDefinition,
  file: string,
  damage: string,
): Promise<(string | false)[]> {
  const width = 'below' in definition.reservedSpace ? 375 : 1200;
  await using context = await host.newContext({ viewport: { width, height: 900 } });
  host.replaceFile(file, damages[damage]?.(file));
  await using seen = await visit(context, host.page('/files/'));
  await seen.mount([mountOf(definition, { folder: '/none' })]);
  const way = recovery(seen.page, damage === 'missing');
  const isOffered = await way.isOffered();
  const isDefined = () => seen.page.evaluate(name => Boolean(customElements.get(name)), definition.tag);
  const faults = [
    (await isDefined()) && 'it ran',
    (await isTampered(seen)) && 'the change ran',
    !isOffered && `no ${way.name}`,
    damage === 'missing' && (await retryIn(seen.page).count()) > 0 && 'a Retry that cannot help',
  ];
  host.replaceFile(file, undefined);
  if (isOffered) await way.use();
  // The page of the attack is empty after a reload.
  if (damage === 'missing') await seen.mount([mountOf(definition, { folder: '/none' })]);
  return [...faults, !(await poll(isDefined, is => is)) && `${way.name} does not load it`];
}

const retryIn = (page: Page): Locator => page.getByRole('button', { name: 'Retry' });

/** How a user gets a file that did not arrive: by Retry, or by a reload of the page if the host did not have it. */
function recovery(page: Page, isMissing: boolean) {
  const offer = isMissing ? page.getByText('Please reload the page.') : retryIn(page);
  return {
    name: isMissing ? 'request to reload the page' : 'Retry',
    isOffered: async () =>
      (await poll(
        () => offer.count(),
        count => count > 0,
      )) > 0,
    use: async () => void (await (isMissing ? page.reload() : offer.first().click())),
  };
}

const didNotEnd = (error: Error): string[] => [
  `did not end: ${error.message.replace(/\s+/g, ' ').slice(0, 200)}`,
];

/** All other files. */
export const everyFile: PageAttack = {
  name: 'every file',
  title: '[EMB-11] no changed or cut script of the build ever runs; a missing lazy chunk asks for a reload',
  async runOnPage(tools) {
    const tally = new Tally();
    const queue = Object.keys(manifest.files).filter(name => name.endsWith('.js'));
    await Promise.all(Array.from({ length: laneCount }, () => damageFiles(queue, tools, tally)));
    await missingChunks(tools.host, tally);
    return tally;
  },
};

const laneCount = 4;

async function damageFiles(queue: string[], { browser }: Tools, tally: Tally): Promise<void> {
  const host = await startAttackHost(browser);
  for (let file = queue.shift(); file; file = queue.shift())
    for (const damage of ['with a line before it', 'cut off']) {
      host.replaceFile(file, damages[damage]?.(file));
      tally.add(`${file} ${damage}`, await damagedFaults(host, file));
      host.replaceFile(file, undefined);
    }
  await host.close();
}

async function damagedFaults(host: AttackHost, file: string) {
  await using context = await host.newContext();
  await using seen = await visit(context, host.page('/files/'));
  const imported = await seen.page.evaluate(async name => {
    const load = (globalThis as unknown as Record<symbol, (path: string) => Promise<unknown>>)[
      Symbol.for('psp.import')
    ];
    return load?.(`./${name}`).then(
      () => 'loaded',
      () => 'refused',
    );
  }, file);
  return [imported === 'loaded' && 'it was loaded', (await isTampered(seen)) && 'the change ran'];
}

/** Removes each lazy chunk before it is needed, and does what makes users need it. */
async function missingChunks(host: AttackHost, tally: Tally): Promise<void> {
  const ofTags = new Set(Object.values(manifest.tags).flat());
  const lazy = Object.keys(manifest.files).filter(name => name.endsWith('.js') && !ofTags.has(name));
  for (const file of lazy) {
    const name = file.replace(/\.\w+\.js$/, '');
    const chunk = lazyChunks[name];
    if (!chunk) tally.add(file, ['nothing asks for this lazy chunk: add it to tests/attack/lazy-chunks.ts']);
    else tally.add(`${file} missing`, await missingChunk(host, file, chunk));
  }
}

async function missingChunk(
  host: AttackHost,
  file: string,
  chunk: (typeof lazyChunks)[string],
): Promise<(string | false)[]> {
  await using context = await host.newContext({ viewport: { width: chunk.width ?? 1200, height: 900 } });
  let asked = 0;
  host.replaceFile(file, (...call) => {
    asked += 1;
    status(404)(...call);
  });
  host.answerBelow('/lazy', path => chunk.answer?.(path));
  const page = host.page('/lazychunk/', chunk.body('/lazy'));
  await using seen = await visit(context, page);
  seen.page.setDefaultTimeout(8000);
  try {
    await chunk.need(seen.page);
    await poll(
      () => asked,
      count => count > 0,
    );
    const reload = recovery(seen.page, true);
    const isOffered = chunk.isSilent || (await reload.isOffered());
    const hasRetry = (await retryIn(seen.page).count()) > 0;
    host.replaceFile(file, undefined);
    if (isOffered && !chunk.isSilent) {
      await reload.use();
      await chunk.need(seen.page);
    }
    const isThere = await poll(
      () => chunk.shows(seen.page).count(),
      count => count > 0,
    );
    return [
      asked === 0 && 'it was not asked for',
      !isOffered && `no ${reload.name}`,
      hasRetry && 'a Retry that cannot help',
      !isThere && 'what it is for does not come',
      ...(await seen.faults()).map(fault => `${fault}`),
    ];
  } catch (error) {
    return didNotEnd(error as Error);
  } finally {
    host.replaceFile(file, undefined);
  }
}
