import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { attributeName } from '../../src/embed/attributes/read-attributes.ts';
import type { ElementDefinition } from '../../src/embed/definition.ts';
import type { ElementModule } from '../../src/embed/element/element-module.ts';
import type { GetEndpoint } from '../../src/http/endpoint.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { pendingAction, profile } from '../support/answers/lists.ts';
import { allowLogged } from '../support/console.ts';
import { everyElement } from '../support/every-element.ts';
import { allPlanted, plant, plantCount, planted, plantsIn, sampleOf } from '../support/planted.ts';
import { type Screen, shown } from '../support/screen.ts';
import { traced } from '../support/traces.ts';

/*
 * What an element does not show is nowhere: not hidden by a style, not in an attribute, event, address, storage or the
 * console. Each of its objects, in attributes and answers, holds fields that it has no use for. [NET-14] [PD-02]
 */
const tags = everyElement.map(element => [element.definition.tag, element] as const);
const windows = [1200, 375] as const;

const hiddenProfile = { ...(allPlanted(profile(2)) as object), id: 'p2', enabled: false };
const rows = { columns: [{ data: 'shown', title: 'Shown' }], data: [{ id: 1, shown: 'Shown' }], total: 1 };

/** What a schema alone does not tell, by the name of the call. */
const answers: Readonly<Record<string, unknown>> = {
  studiesOfUser: [profile(1), hiddenProfile],
};

/** What of the planted is among the facts that an element is there to show. [RD-02] [TR-02] */
const facts: Readonly<Record<string, readonly string[]>> = {
  'psp-reimbursement-detail': ['paymentCheckAddress', 'paymentAddressBookStreet', 'paymentAddressString'],
  'psp-travel-request': ['dietaryRestrictions'],
};

const callsOf = ({ calls }: ElementDefinition): GetEndpoint[] =>
  calls.map(({ endpoint }) => endpoint as GetEndpoint).filter(({ method }) => method === 'GET');

const answerOf = ({ name, answer }: GetEndpoint): unknown => {
  const sample = answers[name] ?? sampleOf(answer);
  const isBatch = !Array.isArray(sample) && (sample as { data?: unknown[] }).data?.[0] === undefined;
  return planted(isBatch ? rows : sample);
};

// What a page has an element send to the host is sent.
const isSent = new Set(['params', 'meta']);

/** The examples of a definition, JSON with what is planted in it. */
const attributesOf = ({ attributes }: ElementDefinition): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { type, example }]) => [
      attributeName(name),
      type === 'json' && !isSent.has(name) ? planted(JSON.parse(example)) : example,
    ]),
  );

/** What an element leaves when its calls are answered so, once all of them are. */
async function leftBy(element: ElementModule, attributes: object, reply: (call: GetEndpoint) => unknown) {
  lastBase += 1;
  const base = `/${lastBase}`;
  const sent = answering(
    ...callsOf(element.definition).map(call =>
      to(call, () => reply(call) as never, call.path === '{url}' ? call.path : base + call.path),
    ),
  );
  const left = traced(sent);
  const screen = await shown(element, { ...attributes, 'data-api-base': base });
  await quiet(screen);
  return left(screen);
}

// Lookups are shared by the page: each test asks anew.
let lastBase = 0;

/** Until nothing is on its way and nothing changes any more. */
async function quiet({ root }: Screen) {
  let before = '';
  await waitFor(async () => {
    for (let picture = 0; picture < 6; picture += 1) await new Promise(requestAnimationFrame);
    const now = root.innerHTML;
    const isDone = now === before && !root.querySelector('.skeleton');
    before = now;
    expect(isDone).toBe(true);
  });
}

describe.each(tags)('%s', (tag, element) => {
  const strays = (left: Parameters<typeof plantsIn>[0]) =>
    plantsIn(left).filter(found => !facts[tag]?.some(name => found.endsWith(plant(name))));

  it.each(windows)('[NET-14] [PD-02] repeats nothing that it does not show, %i pixels wide', async width => {
    allowLogged();
    await page.viewport(width, 740);
    const left = await leftBy(element, attributesOf(element.definition), answerOf);
    expect(strays(left)).toEqual([]);
  });

  it('[NET-14] repeats nothing of an answer or an attribute that it cannot read', async () => {
    allowLogged();
    await page.viewport(375, 740);
    const spoilt = [
      (call: GetEndpoint) => Response.json({ unexpected: planted(answerOf(call)) }),
      (call: GetEndpoint) => new Response(JSON.stringify(answerOf(call)).slice(0, -9)),
    ];
    for (const reply of spoilt)
      expect(strays(await leftBy(element, attributesOf(element.definition), reply))).toEqual([]);
    const cut = Object.entries(attributesOf(element.definition)).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value).slice(0, -9) : value,
    ]);
    expect(strays(await leftBy(element, Object.fromEntries(cut), answerOf))).toEqual([]);
  });
});

describe('what this file looks for', () => {
  it('[NET-14] are more than forty values, and one that is shown is found', async () => {
    expect(plantCount).toBeGreaterThanOrEqual(40);
    const element = everyElement.find(({ definition }) => definition.tag === 'psp-pending-actions');
    const shownPlant = [{ ...pendingAction(1), patientId: plant('patientId') }];
    const left = await leftBy(element as ElementModule, { 'data-site-id': '12' }, () => shownPlant);
    expect(plantsIn(left)).not.toEqual([]);
    for (const found of plantsIn(left)) expect(found).toContain(plant('patientId'));
  });
});
