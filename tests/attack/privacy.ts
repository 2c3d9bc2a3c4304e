import type { BrowserContext } from 'playwright';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { GetEndpoint } from '../../src/http/endpoint.ts';
import { json } from '../support/faulty-server.ts';
import { plant, planted, plantsIn } from '../support/planted.ts';
import { type ElementAttack, Tally } from './attack.ts';
import { callAt } from './fields.ts';
import type { AttackHost } from './host.ts';
import { pressEverything } from './press-everything.ts';
import { answerOf, type Mount, mountOf } from './samples.ts';
import { type Visit, visit } from './visit.ts';

/**
 * Plants personal values in every record, cell and field, and checks every place where a browser stores or sends data.
 */
export const privacy: ElementAttack = {
  name: 'privacy',
  title: '[NET-14] no personal value is stored, logged, put into an address or sent in an event',
  async run({ host }, definition) {
    const tally = new Tally();
    for (const width of [1200, 375]) {
      await using context = await host.newContext({ viewport: { width, height: 900 } });
      tally.add(`${width} pixels wide`, await leaks(context, host, definition));
    }
    return tally;
  },
};

// Attributes that the page uses to send values to the host; the label of an opened row is sent by design. [UR-02]
const isSent = new Set(['params', 'meta']);

async function leaks(context: BrowserContext, host: AttackHost, definition: ElementDefinition) {
  host.answerBelow('/p', path => {
    const endpoint = callAt(definition, path);
    return endpoint ? json(answer(endpoint)) : json({ message: plant('message') }, 422);
  });
  await using seen = await visit(context, host.page('/private/'));
  await seen.page.evaluate(noteEvents);
  await seen.mount([plantedMount(definition)]);
  await seen.settle();
  await seen.page.evaluate(typeEverywhere, plant('typed'));
  await seen.settle();
  await seen.page.evaluate(pressEverything, true);
  await seen.settle();
  await seen.page.evaluate(typeEverywhere, plant('typed'));
  await seen.page.evaluate(pressEverything, true);
  await seen.settle();
  const traces = [
    ...(await seen.page.evaluate(tracesInPage)),
    ...seen.told,
    ...(await requestsOf(seen, host)),
  ];
  const cookies = JSON.stringify(await context.cookies());
  return [...new Set(plantsIn([...traces, cookies]))].map(found => `left ${found}`);
}

const answer = (endpoint: GetEndpoint): unknown => {
  // The logo is an address, so it is requested.
  if (endpoint.name === 'sponsorLogo') return planted({ data: '/logo.png' });
  const sample = planted(answerOf(endpoint, shown));
  // The console names a status that is not known. [NET-14]
  return endpoint.name === 'reimbursementsRequiringAction'
    ? (sample as object[]).map(record => ({ ...record, status: 'inReview' }))
    : sample;
};

const shown = [plant('shown'), plant('alsoShown')];

function plantedMount(definition: ElementDefinition): Mount {
  const mount = mountOf(definition, { folder: '/p' });
  const attributes = Object.entries(definition.attributes)
    .filter(([name, { type }]) => type === 'json' && !isSent.has(name))
    .map(([name]) => `data-${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`)
    .map(name => [name, JSON.stringify(planted(JSON.parse(mount.attributes[name] ?? 'null')))]);
  // What is typed into the search of a host-paged list is sent to the host by design. [TBL-24]
  const { 'data-paging': _, ...others } = mount.attributes;
  return { ...mount, attributes: { ...others, ...Object.fromEntries(attributes) } };
}

/** What the host may see in requests besides the form data, and what remains after the page has been left. */
async function requestsOf(seen: Visit, host: AttackHost): Promise<string[]> {
  await seen.page.goto(host.page('/left/'));
  const own = host.log.map(({ url, headers }) => `${withoutLabel(url)} ${JSON.stringify(headers)}`);
  return [...own, seen.page.url()];
}

const withoutLabel = (url: string): string => url.replace(/([?&])label=[^&]*/, '$1label=');

/** Runs in the page. */
function noteEvents(): void {
  const events: string[] = [];
  const { dispatchEvent } = EventTarget.prototype;
  EventTarget.prototype.dispatchEvent = function (event) {
    if (event instanceof CustomEvent) events.push(`${event.type} ${JSON.stringify(event.detail)}`);
    return dispatchEvent.call(this, event);
  };
  Object.assign(globalThis, { noted: events });
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

/** Runs in the page: all data that outlives the element. */
async function tracesInPage(): Promise<string[]> {
  const { noted } = globalThis as unknown as { noted: string[] };
  const databases = await indexedDB.databases();
  const kept = await caches.keys();
  return [
    ...noted,
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, databases, kept]),
    JSON.stringify(history.state),
    location.href,
    document.title,
    window.name,
    ...performance.getEntries().map(entry => entry.name.replace(/([?&])label=[^&]*/, '$1')),
    ...[...document.body.children]
      .filter(child => !child.localName.startsWith('psp-'))
      .map(child => child.outerHTML),
  ];
}
