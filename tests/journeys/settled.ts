import { isDeepStrictEqual } from 'node:util';
import { expect, type Page, type Request } from '@playwright/test';

const onTheirWay = new WeakMap<Page, Set<Request>>();

/** Records from now on which calls are pending and which elements are ready; `settled` needs it. */
export async function watch(page: Page): Promise<void> {
  const calls = new Set<Request>();
  onTheirWay.set(page, calls);
  page.on('request', request => request.resourceType() === 'fetch' && calls.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', request => calls.delete(request));
  await page.addInitScript(() => {
    const ready = new WeakSet<EventTarget>();
    document.addEventListener('psp:ready', ({ target }) => target && ready.add(target));
    Object.assign(window, { readyElements: ready });
  });
}

/** Waits until every element of the page shows its screen and all its calls have been answered. */
export const settled = (page: Page): Promise<void> =>
  expect
    .poll(async () => isQuiet(page) && (await elementsAreReady(page)) && isQuiet(page), {
      intervals: [50],
      timeout: 60_000,
    })
    .toBe(true);

/** Requires the same result twice in a row, since a busy browser renders some of it late. */
export async function steady<T>(look: () => Promise<T>): Promise<T> {
  let last = await look();
  const isSteady = async () => {
    const before = last;
    last = await look();
    return isDeepStrictEqual(before, last);
  };
  await expect.poll(isSteady, { intervals: [50] }).toBe(true);
  return last;
}

const isQuiet = (page: Page): boolean => !onTheirWay.get(page)?.size;

/** Checks again after two frames, in which an answer may have caused another call, and that no list is loading. */
const elementsAreReady = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    for (let picture = 0; picture < 2; picture += 1)
      await new Promise(painted => requestAnimationFrame(painted));
    const { readyElements } = window as unknown as { readyElements: WeakSet<Element> };
    const elements = [...document.querySelectorAll('*')].filter(({ localName }) =>
      localName.startsWith('psp-'),
    );
    const isThere = (element: Element) =>
      readyElements.has(element) && !element.shadowRoot?.querySelector('[aria-busy="true"]');
    return elements.every(isThere);
  });
