import type { CDPSession } from 'playwright';
import { definitions } from '../../scripts/sources.ts';
import { json, status } from '../support/faulty-server.ts';
import { specimensOf } from '../support/specimens.ts';
import { type ElementAttack, type PageAttack, Tally } from './attack.ts';
import { callAt } from './fields.ts';
import { manifest } from './host.ts';
import { pressEverything } from './press-everything.ts';
import { answerOf, type Mount, mountOf } from './samples.ts';
import { visit } from './visit.ts';

const texts = ['One', 'Two', 'Three'];

/** Putting the element into a page and taking it out again, a hundred times. */
export const mounts: ElementAttack = {
  name: 'mounts',
  title: '[EMB-05] a hundred mounts leave no node, listener or memory behind',
  async run({ browser, host }, definition) {
    const tally = new Tally();
    await using context = await browser.newContext({
      viewport: { width: 'below' in definition.reservedSpace ? 375 : 1200, height: 900 },
    });
    host.answerBelow('/m', path => {
      const endpoint = callAt(definition, path);
      return endpoint ? json(answerOf(endpoint, texts)) : status(404);
    });
    await using seen = await visit(context, host, host.page('/mounts/'));
    const mount = mountOf(definition, { folder: '/m' });
    const session = await context.newCDPSession(seen.page);
    await seen.page.evaluate(mountOften, { mount, times: 30 });
    const before = await counters(session);
    await seen.page.evaluate(mountOften, { mount, times: 100 });
    const after = await counters(session);
    const grown = (Object.keys(limits) as (keyof typeof limits)[]).map(name => {
      const difference = after[name] - before[name];
      return difference > limits[name] && `${difference} more ${name}`;
    });
    tally.add('100 mounts', [...grown, ...(await seen.faults())]);
    tally.cases = 100;
    return tally;
  },
};

/** Whatever each mount left behind would be there a hundred times. */
const limits = { nodes: 50, listeners: 50, bytes: 1_000_000 } as const;

async function counters(session: CDPSession): Promise<Record<keyof typeof limits, number>> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners, bytes };
}

/** Runs in the page. */
async function mountOften({ mount, times }: { mount: Mount; times: number }): Promise<void> {
  for (let round = 0; round < times; round += 1) {
    const element = document.createElement(mount.tag);
    for (const [name, value] of Object.entries(mount.attributes)) element.setAttribute(name, value);
    document.body.append(element);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    element.remove();
    await new Promise(requestAnimationFrame);
  }
}

/** Every way in which a template writes the element, and everything on it pressed. */
export const policy: ElementAttack = {
  name: 'policy',
  title: '[EMB-08] nothing violates a strict policy with Trusted Types, whatever is pressed',
  async run({ browser, host }, definition) {
    const tally = new Tally();
    for (const width of [1200, 375]) {
      await using context = await browser.newContext({ viewport: { width, height: 900 } });
      for (const { title, attributes } of specimensOf(definition)) {
        host.answerBelow('/m', path => {
          const endpoint = callAt(definition, path);
          return endpoint ? json(answerOf(endpoint, texts)) : status(204);
        });
        await using seen = await visit(context, host, host.page('/policy/'));
        const filled = mountOf(definition, { folder: '/m' });
        const given = Object.keys(attributes).map(name => [name, filled.attributes[name] ?? '']);
        const chosen = Object.fromEntries(given);
        await seen.mount([{ ...filled, attributes: { 'data-api-base': '/m', ...attributes, ...chosen } }]);
        await seen.settle();
        await seen.page.evaluate(pressEverything, true);
        await seen.settle();
        await seen.page.evaluate(pressEverything, true);
        await seen.settle();
        tally.add(`${title}, ${width} pixels wide`, await seen.faults());
      }
    }
    return tally;
  },
};

const count = 300;
const limit = 10_000;

/** Three hundred elements on one page. */
export const crowd: PageAttack = {
  name: 'crowd',
  title: '[EMB-12] 300 elements on one page are ready in ten seconds, without an error',
  measuresTime: true,
  async runOnPage({ browser, host }) {
    const tally = new Tally();
    const known = await definitions();
    const tags = Object.keys(manifest.tags);
    const mounted = Array.from({ length: count }, (_, index) => {
      const definition = known.find(({ tag }) => tag === tags[index % tags.length]);
      if (!definition) throw new Error(`no definition of ${tags[index % tags.length]}`);
      host.answerBelow(`/m${index}`, path => {
        const endpoint = callAt(definition, path);
        return endpoint ? json(answerOf(endpoint, texts)) : status(404);
      });
      return mountOf(definition, { folder: `/m${index}` });
    });
    await using context = await browser.newContext({ viewport: { width: 375, height: 900 } });
    await using seen = await visit(context, host, host.page('/crowd/'));
    const startedAt = performance.now();
    await seen.mount(mounted);
    await seen.settle();
    const took = Math.round(performance.now() - startedAt);
    const empty = await seen.page.evaluate(withoutContent);
    tally.add(`${count} elements, ${took} ms`, [
      took > limit && `it took ${took} ms`,
      empty.length > 0 && `nothing in ${empty.join()}`,
      ...(await seen.faults()),
      ...seen.told.filter(text => /Error|could not be loaded/.test(text)).slice(0, 5),
    ]);
    tally.cases = count;
    return tally;
  },
};

/** Runs in the page: the tags of elements that are not defined. */
const withoutContent = (): string[] => [
  ...new Set([...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName)),
];
