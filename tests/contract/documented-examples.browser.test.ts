import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { documentedCall } from '../../src/api/docs/calls.ts';
import { tableBatchAnswer } from '../../src/api/schemas/shapes.ts';
import { loadRules } from '../../src/diagnostics/warn.ts';
import type { DocumentedElement } from '../../src/embed/documented-element.ts';
import { exampleAnswer } from '../../src/manifest/contract/examples.ts';
import { tagToCopy } from '../../src/manifest/contract/tag-to-copy.ts';
import { answering } from '../support/answers/answering.ts';
import { type Answer, to } from '../support/answers/host.ts';
import { everyElement } from '../support/every-element.ts';

/** A text of the example answer that is shown at once; forms show theirs in a list of choices. */
const shownTexts: Readonly<Record<string, string>> = {
  'psp-activity-units': 'Infusion',
  'psp-card-list': '508-012-0001',
  'psp-my-studies': 'BREATHE-2',
  'psp-patient-payments': 'Week 12',
  'psp-pending-actions': '184.50',
  'psp-recent-payments': '184.50',
  'psp-reimbursement-detail': '6 May 2026',
  'psp-reimbursement-list': '184.50',
  'psp-review-queue': '184.50',
  'psp-study-list': 'BREATHE-2',
  'psp-table': 'SCT-004512',
  'psp-travel-requests': 'TR-30412',
  'psp-unit-recognition': '1,204',
  'psp-upcoming-appointments': '6 May 2026',
};

const phoneOnly = ['psp-recent-payments', 'psp-upcoming-appointments'];

/** The host of the documentation: each GET of the element is answered by its example. */
const exampleHost = ({ calls: made }: DocumentedElement): Answer[] =>
  made.flatMap(call => {
    const endpoint = documentedCall(call);
    const example = exampleAnswer(endpoint, call);
    return endpoint.method === 'GET' ? [to(endpoint, () => Response.json(example) as never)] : [];
  });

it.each(everyElement.map(element => [element.definition.tag, element] as const))(
  '[SHIP-03] %s shows its documented example, answered as documented',
  async (tag, element) => {
    await page.viewport(phoneOnly.includes(tag) ? 375 : 1200, 900);
    answering(...exampleHost(element.documented));
    element.define();
    const errors: unknown[] = [];
    document.addEventListener('psp:error', event => errors.push((event as CustomEvent).detail));
    document.body.innerHTML = tagToCopy(element.documented);
    const host = document.querySelector(tag) as HTMLElement;
    const text = () => (host.shadowRoot ?? host).textContent ?? '';
    await expect.poll(() => host.matches(':defined') && text()).toContain(shownTexts[tag] ?? '');
    await loadRules();
    expect(errors).toEqual([]);
  },
);

it('[SHIP-03] a text is stated for each element that shows a list', () => {
  const lists = everyElement.filter(({ documented }) =>
    documented.calls
      .map(documentedCall)
      .some(({ method, answer }) => method === 'GET' && answer === tableBatchAnswer),
  );
  expect(lists.map(({ definition }) => definition.tag).filter(tag => !(tag in shownTexts))).toEqual([]);
});
