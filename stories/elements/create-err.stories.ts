import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/create-err/create-err.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { refusedWith } from '../support/refused.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default {
  title: 'Dashboards/psp-create-err',
  ...storyOf(element),
  beforeEach: answeredBy(({ url }) =>
    url.includes('/patient/study/') ? Response.json(patients) : Response.json(studies),
  ),
} satisfies Meta;

const studies = [
  { id: '7', studyName: 'BREATHE-2' },
  { id: '8', studyName: 'AURORA: long-term safety of inhaled treatment in adults with severe asthma' },
];
const patients = Array.from({ length: 2500 }, (_, index) => ({ id: `p${index}`, patientId: `101-${index}` }));
const args = { 'data-site-id': '12' };
// The page shares lookups, so stories with other responses need a site of their own.
const siteArgs = (id: string) => ({ 'data-site-id': id });

export const Ready: StoryObj = { args };

export const Selected: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await choose(canvasElement, 'Study', 'BREATHE-2');
    await choose(canvasElement, 'Patient', '101-0');
    await expect(screen.getByRole('button', { name: 'Create ERR' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const choose = async (canvasElement: HTMLElement, field: string, option: string) => {
  const screen = screenOf(canvasElement);
  await waitFor(() => expect(screen.getByRole('combobox', { name: field })).toBeEnabled());
  await userEvent.click(screen.getByRole('combobox', { name: field }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const StudiesFromThePage: StoryObj = { args: { ...args, 'data-studies': studies } };
export const Loading: StoryObj = { args: siteArgs('13'), beforeEach: answeredBy(never) };
export const NoStudies: StoryObj = { args: siteArgs('14'), beforeEach: answeredBy(() => Response.json([])) };

export const Forbidden: StoryObj = {
  args: siteArgs('15'),
  ...refusedWith('You may not see this site.'),
};

export const Offline: StoryObj = {
  args: siteArgs('16'),
  beforeEach: answeredBy(() => Promise.reject(new TypeError('Failed to fetch'))),
};

export const WithoutSite: StoryObj = {};
export const InvalidStudies: StoryObj = { args: { ...args, 'data-studies': '[{id: 7}]' } };
export const Phone: StoryObj = { ...Selected, ...onPhone };
export const Dark: StoryObj = { ...Selected, ...inDark };
export const RightToLeft: StoryObj = { ...Selected, ...rightToLeft };
