import type { CDPSession } from 'playwright';
import { definitions } from '../../scripts/sources.ts';
import { json, status } from '../support/faulty-server.ts';
import { type PageAttack, Tally } from './attack.ts';
import { callAt } from './fields.ts';
import { manifest } from './host.ts';
import { answerOf, mountOf } from './samples.ts';
import { visit } from './visit.ts';

const texts = ['One', 'Two', 'Three'];
const count = 300;
const limit = 10_000;

/** Three hundred elements on one page. */
export const crowd: PageAttack = {
  name: 'crowd',
  title: '[EMB-12] 300 elements on one page are ready in ten seconds, without an error',
  measuresTime: true,
  async runOnPage({ host }) {
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
    await using context = await host.newContext({ viewport: { width: 375, height: 900 } });
    await using seen = await visit(context, host.page('/crowd/'));
    const session = await context.newCDPSession(seen.page);
    await session.send('Performance.enable');
    const before = await threadTime(session);
    await seen.mount(mounted);
    await seen.settle();
    const took = (await threadTime(session)) - before;
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

/** The CPU time of the page in milliseconds, independent of the load of the machine. */
async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value;
  if (seconds === undefined) throw new Error('the browser does not state ThreadTime');
  return Math.round(seconds * 1000);
}

/** Runs in the page: the tags of elements that are not defined. */
const withoutContent = (): string[] => [
  ...new Set([...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName)),
];
