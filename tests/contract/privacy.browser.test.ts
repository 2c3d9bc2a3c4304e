import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { attributeName } from '../../src/domain/attribute-name.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import type { GetEndpoint } from '../../src/http/request.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { pendingAction, profile } from '../support/answers/lists.ts';
import { allowLogged } from '../support/console.ts';
import { everyElement, type ListedElement } from '../support/every-element.ts';
import { allPlanted, plant, plantCount, planted, plantsIn, sampleOf } from '../support/planted.ts';
import { type Screen, shown } from '../support/screen.ts';
import { inFullRunUnlessTypical } from '../support/typical-tags.ts';
import { traced } from './traces.ts';

/*
 * Data that an element does not show must not leak anywhere: not into hidden markup, attributes, events, URLs, storage or
 * the console. To check this, extra values are planted in each object of its attributes and answers. [NET-14] [PD-02]
 */
const tags = everyElement.map(element => [element.definition.tag, element] as const);
const hiddenProfile = { ...(allPlanted(profile(2)) as object), id: 'p2', enabled: false };
const rows = { columns: [{ data: 'shown', title: 'Shown' }], data: [{ id: 1, shown: 'Shown' }], total: 1 };

/** Answers that cannot be derived from the schema alone, by the name of the call. */
const answers: Readonly<Record<string, unknown>> = {
  studiesOfUser: [profile(1), hiddenProfile],
};

/** Planted values that the element is meant to show. [RD-02] [TR-02] */
const facts: Readonly<Record<string, readonly string[]>> = {
  'psp-reimbursement-detail': ['paymentCheckAddress', 'paymentAddressBookStreet', 'paymentAddressString'],
  'psp-travel-request': ['dietaryRestrictions'],
};

const callsOf = ({ calls }: DocumentedElement): GetEndpoint[] =>
  calls.map(({ endpoint }) => endpoint as GetEndpoint).filter(({ method }) => method === 'GET');

const answerOf = ({ name, answer }: GetEndpoint): unknown => {
  const sample = answers[name] ?? sampleOf(answer);
  const isBatch = !Array.isArray(sample) && (sample as { data?: unknown[] }).data?.[0] === undefined;
  return planted(isBatch ? rows : sample);
};

// Attributes that the page uses to send values to the host; these values appear in requests by design.
const isSent = new Set(['params', 'meta']);

/** The example attributes of a definition, with planted values in JSON. */
const attributesOf = ({ attributes }: DocumentedElement): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, { type, example }]) => [
      attributeName(name),
      type === 'json' && !isSent.has(name) ? planted(JSON.parse(example)) : example,
    ]),
  );

/** All traces that an element leaves after all its calls have been answered by `reply`. */
async function tracesOf(element: ListedElement, attributes: object, reply: (call: GetEndpoint) => unknown) {
  lastBase += 1;
  const base = `/${lastBase}`;
  const sent = answering(
    ...callsOf(element.documented).map(call =>
      to(call, () => reply(call) as never, call.path === '{url}' ? call.path : base + call.path),
    ),
  );
  const left = traced(sent);
  const screen = await shown(element, { ...attributes, 'data-api-base': base });
  await quiet(screen);
  return left(screen);
}

// Lookups are cached per page: a new API base for each test avoids cached answers.
let lastBase = 0;

/** Waits until no request is pending and the markup no longer changes. */
async function quiet({ root }: Screen) {
  let before = '';
  await waitFor(async () => {
    for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    const now = root.innerHTML;
    const isDone = now === before && !root.querySelector('[part=skeleton]');
    before = now;
    expect(isDone).toBe(true);
  });
}

describe.each(tags)('%s', (tag, element) => {
  const leaks = (left: Parameters<typeof plantsIn>[0]) =>
    plantsIn(left).filter(found => !facts[tag]?.some(name => found.endsWith(plant(name))));

  const expectNoLeaks = async (width: number) => {
    allowLogged();
    await page.viewport(width, 740);
    const left = await tracesOf(element, attributesOf(element.documented), answerOf);
    expect(leaks(left)).toEqual([]);
  };

  it('[NET-14] [PD-02] leaks nothing that it does not show on a phone', inFullRunUnlessTypical(tag), () =>
    expectNoLeaks(375),
  );

  it('[NET-14] [PD-02] leaks nothing that it does not show on a desktop', { tags: ['slow'] }, () =>
    expectNoLeaks(1200),
  );

  it('[NET-14] leaks nothing of an invalid answer or attribute', inFullRunUnlessTypical(tag), async () => {
    allowLogged();
    await page.viewport(375, 740);
    const spoilt = [
      (call: GetEndpoint) => Response.json({ unexpected: planted(answerOf(call)) }),
      (call: GetEndpoint) => new Response(JSON.stringify(answerOf(call)).slice(0, -9)),
    ];
    for (const reply of spoilt)
      expect(leaks(await tracesOf(element, attributesOf(element.documented), reply))).toEqual([]);
    const cut = Object.entries(attributesOf(element.documented)).map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value).slice(0, -9) : value,
    ]);
    expect(leaks(await tracesOf(element, Object.fromEntries(cut), answerOf))).toEqual([]);
  });
});

it('[NET-14] the planted values are at least forty, and one that is shown is found', async () => {
  expect(plantCount).toBeGreaterThanOrEqual(40);
  const element = everyElement.find(({ definition }) => definition.tag === 'psp-pending-actions');
  const shownPlant = [{ ...pendingAction(1), patientId: plant('patientId') }];
  const left = await tracesOf(element as ListedElement, { 'data-site-id': '12' }, () => shownPlant);
  expect(plantsIn(left)).not.toEqual([]);
  for (const found of plantsIn(left)) expect(found).toContain(plant('patientId'));
});
