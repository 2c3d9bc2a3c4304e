import { type CDPSession, expect } from '@playwright/test';
import { definitions } from '../../scripts/sources.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import type { GetEndpoint } from '../../src/http/request.ts';
import { hostileAddresses, worst } from '../support/hostile-texts.ts';
import { plant, planted, plantsIn } from '../support/planted.ts';
import { hostileMarkup, pressEverything, type TagPage, test } from './every-tag.ts';
import { answerOf, attributesOf, type Filling } from './sample-tags.ts';

/* What holds for every tag of the built library, whatever a host or a page does. */

const hostile = [...worst, ...hostileAddresses];
const benign = ['One', 'Two', 'Three'];

for (const definition of await definitions()) {
  const { tag, attributes, reservedSpace } = definition;
  const viewport = { width: 'below' in reservedSpace ? 375 : 1200, height: 900 };

  test(`[TBL-18] [NET-01] [NET-10] [EMB-08] ${tag}: no hostile text or address of an answer or attribute runs, leaves the site or violates the policy`, {
    tag: '@slow',
  }, async ({ tagPage }) => {
    // Everything is pressed in dozens of states: half of the usual limit on a quiet machine.
    test.slow();
    await tagPage.page.setViewportSize(viewport);
    const groups = Array.from({ length: hostile.length / 10 }, (_, index) =>
      hostile.slice(index * 10, (index + 1) * 10),
    );
    // In every field of answers and JSON, as the ids of records, and in every attribute.
    for (const texts of groups) {
      const answered = (folder: string, get: (endpoint: GetEndpoint) => unknown, filling: object = {}) => {
        tagPage.answer(definition, folder, { get, message: texts[0] ?? '' });
        return { folder, ...filling };
      };
      const fillings: Filling[] = [
        answered('/answers', endpoint => answerOf(endpoint, texts), { json: texts }),
        answered('/ids', endpoint => answerOf(endpoint, texts, text => text)),
        ...texts.map((text, index) =>
          answered(`/text${index}`, endpoint => answerOf(endpoint, benign), { text, json: [text] }),
        ),
        ...texts.map((address, index) =>
          answered(`/address${index}`, endpoint => answerOf(endpoint, benign), { address }),
        ),
      ];
      await tagPage.add(definition, ...fillings.map(filling => attributesOf(definition, filling)));
      await tagPage.rest();
      // The second time it presses what is in dialogs and menus.
      for (let round = 0; round < 2; round += 1) {
        await tagPage.page.evaluate(pressEverything);
        await tagPage.rest();
        expect(await tagPage.page.evaluate(hostileMarkup)).toEqual([]);
      }
      await tagPage.page.reload();
    }
  });

  test(`[NET-14] ${tag}: no personal value is stored, logged, put into an address or sent in an event`, {
    tag: '@slow',
  }, async ({ tagPage }) => {
    const { page } = tagPage;
    await page.setViewportSize(viewport);
    tagPage.answer(definition, '/p', { get: plantedAnswer, message: plant('message') });
    await page.evaluate(noteEvents);
    await tagPage.add(definition, plantedAttributes(definition));
    await tagPage.rest();
    for (let round = 0; round < 2; round += 1) {
      await page.evaluate(typeEverywhere, plant('typed'));
      await page.evaluate(pressEverything);
      await tagPage.rest();
    }
    expect(plantsIn(await tracesOf(tagPage))).toEqual([]);
  });

  test(`[EMB-05] ${tag}: a hundred mounts leave no node or listener behind`, {
    tag: '@slow',
  }, async ({ tagPage }) => {
    const { page } = tagPage;
    await page.setViewportSize(viewport);
    tagPage.answer(definition, '/m', { get: endpoint => answerOf(endpoint, benign), message: 'No.' });
    const mount = { tag, given: attributesOf(definition, { folder: '/m' }) };
    const session = await page.context().newCDPSession(page);
    // Caches fill up once; a leak grows with every mount.
    await page.evaluate(mountOften, { ...mount, times: 30 });
    await expect(async () => {
      const before = await counters(session);
      await page.evaluate(mountOften, { ...mount, times: 100 });
      const after = await counters(session);
      expect(after.nodes - before.nodes).toBeLessThan(50);
      expect(after.jsEventListeners - before.jsEventListeners).toBeLessThan(50);
    }).toPass({ timeout: 60_000 });
  });

  /** Attributes whose values the page has the host get, by way of requests. */
  const isSent = new Set(['data-params', 'data-meta']);

  function plantedAttributes(of: DocumentedElement): Record<string, string> {
    const given = Object.entries(attributesOf(of, { folder: '/p' })).map(([name, value]) => {
      const type = Object.entries(attributes).find(([key]) => `data-${key}` === name)?.[1].type;
      const isPlanted = type === 'json' && !isSent.has(name);
      return [name, isPlanted ? JSON.stringify(planted(JSON.parse(value))) : value];
    });
    // What is typed into the search of a host-paged list is sent to the host. [TBL-24]
    return Object.fromEntries(given.filter(([name]) => name !== 'data-paging'));
  }
}

function plantedAnswer(endpoint: GetEndpoint): unknown {
  // The logo is an address, so it is requested.
  if (endpoint.name === 'sponsorLogo') return planted({ data: '/logo.png' });
  const sample = planted(answerOf(endpoint, [plant('shown'), plant('alsoShown')]));
  // The console names a status that is not known. [NET-14]
  return endpoint.name === 'reimbursementsRequiringAction'
    ? (sample as object[]).map(record => ({ ...record, status: 'inReview' }))
    : sample;
}

/** Everything that outlives the element or is sent, except the forms that it posts. */
async function tracesOf({ page, console, requests }: TagPage): Promise<string[]> {
  const inPage = await page.evaluate(tracesInPage);
  const cookies = JSON.stringify(await page.context().cookies());
  await page.goto(new URL('/left/', page.url()).href);
  const sent = requests.map(({ url, headers }) => `${url} ${JSON.stringify(headers)}`);
  // The label of an opened row is sent to the host. [UR-02]
  return [...inPage, ...sent, ...console, cookies].map(text => text.replace(/([?&])label=[^&\s]*/g, '$1'));
}

/** Runs in the page. */
function noteEvents(): void {
  const noted: string[] = [];
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) noted.push(`${event.type} ${JSON.stringify(event.detail)}`);
    return dispatchEvent.call(this, event);
  };
  Object.assign(globalThis, { noted });
}

/** Runs in the page: types the text into every field of every element. */
function typeEverywhere(text: string): void {
  for (const { shadowRoot } of document.querySelectorAll('*'))
    for (const field of shadowRoot?.querySelectorAll<HTMLInputElement>('input, textarea') ?? []) {
      if (!/^(text|search|textarea|email)$/.test(field.type) || field.readOnly) continue;
      const { prototype } = field.localName === 'input' ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    }
}

/** Runs in the page. */
async function tracesInPage(): Promise<string[]> {
  const { noted } = globalThis as unknown as { noted: string[] };
  const others = [...document.body.children].filter(({ localName }) => !localName.startsWith('psp-'));
  return [
    ...noted,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state]),
    JSON.stringify([await indexedDB.databases(), await caches.keys()]),
    location.href,
    document.title,
    window.name,
    ...performance.getEntries().map(({ name }) => name),
    ...others.map(({ outerHTML }) => outerHTML),
  ];
}

async function counters(session: CDPSession) {
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  return session.send('Memory.getDOMCounters');
}

/** Runs in the page: mounts five at a time, and removes them after they have been painted. */
async function mountOften({
  tag,
  given,
  times,
}: {
  tag: string;
  given: Readonly<Record<string, string>>;
  times: number;
}): Promise<void> {
  for (let round = 0; round < times / 5; round += 1) {
    const elements = Array.from({ length: 5 }, () => document.createElement(tag));
    for (const element of elements)
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
    document.body.append(...elements);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    for (const element of elements) element.remove();
    await new Promise(requestAnimationFrame);
  }
}
