import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { element as depositForm } from '../../src/elements/deposit-form/index.ts';
import { element as myStudies } from '../../src/elements/my-studies/index.ts';
import { element as travelRequest } from '../../src/elements/travel-request/index.ts';
import type { ElementModule } from '../../src/embed/element/element-module.ts';
import { travelPatient, travelRequestDetail } from '../support/answers/details.ts';
import { profile } from '../support/answers/lists.ts';
import { shown } from '../support/screen.ts';

const deposit = { 'data-parent': { depositBalance: '1.00' }, 'data-children': [], 'data-site-id': '12' };
const profiles = [profile(1), { ...profile(2), isPrimary: false }];

/** The card headings that take up space. */
const visibleHeadings = ({ root }: { readonly root: ShadowRoot }) =>
  [...root.querySelectorAll<HTMLElement>('.card > h2')]
    .filter(({ offsetHeight }) => offsetHeight > 1)
    .map(({ textContent }) => textContent?.trim());

it.each([
  ['a form', depositForm, deposit, []],
  ['two lists', myStudies, { 'data-profiles': profiles }, ['My Caregivers']],
  [
    'details',
    travelRequest,
    { 'data-request': travelRequestDetail, 'data-patient': travelPatient },
    ['Appointment Details', 'Patient Details', 'Travel Preferences'],
  ],
])(
  '[EMB-06] data-hide-heading hides the first heading of %s, but not from screen readers',
  async (_, module, attributes, others) => {
    const screen = await shown(module as unknown as ElementModule, {
      ...attributes,
      'data-hide-heading': '',
    });
    expect(visibleHeadings(screen)).toEqual(others);
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(screen.getAllByRole('article')[0]).toHaveAccessibleName(first?.textContent?.trim());
  },
);

it('[EMB-06] [EMB-13] shows the heading without data-hide-heading, as soon as that changes', async () => {
  const screen = await shown(depositForm, deposit);
  expect(visibleHeadings(screen)).toEqual(['Allocate deposit balance']);
  Object.assign(screen.host, { hideHeading: true });
  await waitFor(() => expect(visibleHeadings(screen)).toEqual([]));
  Object.assign(screen.host, { hideHeading: null });
  await waitFor(() => expect(visibleHeadings(screen)).toEqual(['Allocate deposit balance']));
});
