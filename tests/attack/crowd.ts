import { definitions } from '../../scripts/sources.ts';
import { json, status } from '../support/faulty-server.ts';
import { type PageAttack, Tally } from './attack.ts';
import { callAt } from './fields.ts';
import { manifest } from './host.ts';
import { workOf } from './page-work.ts';
import { plainPageTime } from './plain-page.ts';
import { answerOf, mountOf } from './samples.ts';
import { visit } from './visit.ts';

const texts = ['One', 'Two', 'Three'];
const count = 300;
/** How many times as much CPU time as a plain page the elements may take; it is about four times as much. */
const mostPlainPages = 5;
/** How often the elements may force a layout; it is 76 times, since each table measures its first rows. */
const mostForcedLayouts = 100;

/** Three hundred elements on one page. */
export const crowd: PageAttack = {
  name: 'crowd',
  title: `[EMB-12] 300 elements on one page show their data, without an error, in ${mostPlainPages} times the CPU time of plain markup`,
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
    await using context = await host.newContext({ viewport: { width: 375, height: 900 } });
    await using seen = await visit(context, host.page('/crowd/'));
    const plainBefore = await plainPageTime(browser, count);
    let unfinished: string[] = [];
    const { cpu, forcedLayouts } = await workOf(browser, seen.page, async () => {
      await seen.mount(mounted);
      await seen.settle();
      // At once: what was measured may have ended before the page was complete.
      unfinished = await seen.page.evaluate(withoutContent);
    });
    const plain = (plainBefore + (await plainPageTime(browser, count))) / 2;
    const plainPages = Number((cpu / plain).toFixed(1));
    tally.add(`${count} elements, ${cpu} ms, ${plainPages} plain pages, ${forcedLayouts} forced layouts`, [
      plainPages > mostPlainPages && `they took ${plainPages} times as long as plain markup`,
      forcedLayouts > mostForcedLayouts && `they forced ${forcedLayouts} layouts`,
      unfinished.length > 0 && `nothing in ${unfinished.join()}`,
      ...(await seen.faults()),
      ...seen.told.filter(text => /Error|could not be loaded/.test(text)).slice(0, 5),
    ]);
    tally.cases = count;
    return tally;
  },
};

/** Runs in the page: the tags of elements that are not defined, or still show a placeholder. */
const withoutContent = (): string[] => {
  const isUnfinished = (element: Element) =>
    element.matches(':not(:defined)') || element.shadowRoot?.querySelector('.skeleton, .skeleton-rows');
  const unfinished = [...document.querySelectorAll('*')].filter(isUnfinished);
  return [...new Set(unfinished.map(({ localName }) => localName))];
};
