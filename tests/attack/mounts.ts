import type { CDPSession } from 'playwright';
import { json, status } from '../support/faulty-server.ts';
import { type ElementAttack, Tally } from './attack.ts';
import { callAt } from './fields.ts';
import { answerOf, type Mount, mountOf } from './samples.ts';
import { visit } from './visit.ts';

const texts = ['One', 'Two', 'Three'];

/** Adds the element to a page and removes it, a hundred times. */
export const mounts: ElementAttack = {
  name: 'mounts',
  title: '[EMB-05] a hundred mounts leave no node, listener or memory behind',
  async run({ host }, definition) {
    const tally = new Tally();
    await using context = await host.newContext({
      viewport: { width: 'below' in definition.reservedSpace ? 375 : 1200, height: 900 },
    });
    host.answerBelow('/m', path => {
      const endpoint = callAt(definition, path);
      return endpoint ? json(answerOf(endpoint, texts)) : status(404);
    });
    await using seen = await visit(context, host.page('/mounts/'));
    const mount = mountOf(definition, { folder: '/m' });
    const session = await context.newCDPSession(seen.page);
    await seen.page.evaluate(mountOften, { mount, times: 30 });
    // Caches fill up once; a leak grows with every mount.
    let grown: (string | false)[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const before = await counters(session);
      await seen.page.evaluate(mountOften, { mount, times: 100 });
      grown = growth(before, await counters(session));
      if (!grown.some(Boolean)) break;
    }
    tally.add('100 mounts', [...grown, ...(await seen.faults())]);
    tally.cases = 100;
    return tally;
  },
};

type Counters = Record<keyof typeof limits, number>;

/** Leaks of every mount would add up to a hundred. */
const limits = { nodes: 50, listeners: 50, bytes: 1_000_000 } as const;

const growth = (before: Counters, after: Counters): (string | false)[] =>
  (Object.keys(limits) as (keyof typeof limits)[]).map(name => {
    const difference = after[name] - before[name];
    return difference > limits[name] && `${difference} more ${name}`;
  });

async function counters(session: CDPSession): Promise<Counters> {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners: listeners } = await session.send('Memory.getDOMCounters');
  const { usedSize: bytes } = await session.send('Runtime.getHeapUsage');
  return { nodes, listeners, bytes };
}

/** Runs in the page: mounts five at a time, and removes them after they have been painted. */
async function mountOften({ mount, times }: { mount: Mount; times: number }): Promise<void> {
  for (let round = 0; round < times / 5; round += 1) {
    const elements = Array.from({ length: 5 }, () => document.createElement(mount.tag));
    for (const element of elements)
      for (const [name, value] of Object.entries(mount.attributes)) element.setAttribute(name, value);
    document.body.append(...elements);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const element of elements) element.remove();
    await new Promise(requestAnimationFrame);
  }
}
