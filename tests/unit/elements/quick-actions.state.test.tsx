// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { useQuickActions } from '../../../src/elements/quick-actions/quick-actions.state.ts';
import { runs } from '../../support/runs.ts';

afterEach(cleanup);

const numbers = ['1', '2', '3'];
const sites = numbers.map(id => ({ id, siteId: `S-${id}`, enableQuickActions: true }));
const studies = numbers.map(id => ({ id, studyId: `T-${id}`, siteId: `S-${id}` }));
let round = 0;

const element = {
  host: document.createElement('psp-quick-actions'),
  form: undefined,
  emit: () => true,
  report: () => {},
  navigate: () => true,
};

/** Holds back the responses, so that the test can send them in any order. */
function heldResponses() {
  const sendResponses: (() => void)[] = [];
  globalThis.fetch = input =>
    new Promise(resolve => {
      const { url } = input as Request;
      const [, site] = /list\/site\/(\w+)\//.exec(url) ?? [];
      const answer = Response.json([{ id: `patient-of-${site}` }]);
      sendResponses.push(() => resolve(Object.defineProperty(answer, 'url', { value: url })));
    });
  return sendResponses;
}

it('[QA-04] [QA-06] offers the patients of the newest site, whatever the order of the responses', async () => {
  const originalFetch = globalThis.fetch;
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...numbers), { minLength: 2, maxLength: 4 }),
      fc.array(fc.nat(), { minLength: 4, maxLength: 4 }),
      async (siteIds, order) => {
        round += 1;
        const sendResponses = heldResponses();
        const page = { tag: 'psp-quick-actions', apiBase: `/r${round}`, token: 't', loginPath: undefined };
        const attributes = { sites, studies, token: 't', submitUrl: undefined };
        const { result, unmount } = renderHook(() => useQuickActions({ attributes, page, element } as never));
        act(() => result.current.field('action').choose('createStipend'));
        for (const id of siteIds) {
          act(() => result.current.field('study').choose(''));
          act(() => result.current.field('site').choose(''));
          act(() => result.current.field('site').choose(id));
          act(() => result.current.field('study').choose(id));
        }
        for (const index of order)
          await act(async () => {
            sendResponses.splice(index % Math.max(sendResponses.length, 1), 1)[0]?.();
            await new Promise(resolve => setTimeout(resolve));
          });
        const newest = `patient-of-${siteIds.at(-1)}`;
        expect(result.current.patients.options.map(({ value }) => value)).toEqual([newest]);
        unmount();
      },
    ),
    { numRuns: runs(1000) },
  );
  globalThis.fetch = originalFetch;
}, 60_000);
