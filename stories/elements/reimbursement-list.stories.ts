import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/reimbursement-list/reimbursement-list.tsx';
import { batchFrom, numbersTo } from '../../tests/support/answers/batches.ts';
import { reimbursement, reimbursements } from '../../tests/support/answers/lists.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { refusedWith } from '../support/refused.ts';
import { inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

const answerRows = (count: number, row = reimbursements.row) =>
  answeredBy(request => batchFrom({ ...reimbursements, row }, numbersTo(count), request));

export default {
  title: 'Lists/psp-reimbursement-list',
  ...storyOf(element),
  beforeEach: answerRows(240),
} satisfies Meta;

const args = {
  'data-endpoint': '/direct/reimbursement/site/12/api/list/',
  'data-list-title': 'Site S-0012',
  'data-breadcrumbs': [
    { label: 'Site S-0012', href: '/direct/site/12/dashboard' },
    { label: 'Reimbursements' },
  ],
};

const findCount = async (canvasElement: HTMLElement, text: string): Promise<void> => {
  await screenOf(canvasElement).findByText(text, { selector: '.count' }, { timeout: 50_000 });
};

export const Ready: StoryObj = {
  args,
  beforeEach: answerRows(62_000),
  play: ({ canvasElement }) => findCount(canvasElement, '1–10 of 62,000'),
};

const filterBy = async (canvasElement: HTMLElement, status: string) => {
  const screen = screenOf(canvasElement);
  await screen.findAllByText('Correction Required', { selector: '.badge' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), status);
  return screen;
};

export const Filtered: StoryObj = {
  args,
  beforeEach: answerRows(100),
  play: async ({ canvasElement }) => {
    await filterBy(canvasElement, 'Paid');
    await findCount(canvasElement, '1–10 of 10, filtered from 100');
  },
};

export const NoMatchingEntries: StoryObj = {
  args,
  beforeEach: answerRows(3),
  play: async ({ canvasElement }) => {
    const screen = await filterBy(canvasElement, 'Paid');
    await expect(await screen.findByRole('button', { name: 'Reset filters?' })).toBeVisible();
  },
};

export const ConfirmIncompleteExport: StoryObj = {
  args,
  beforeEach: answeredBy(request =>
    request.url.includes('skip=0')
      ? Response.json({ data: numbersTo(20).map(reimbursement), total: 40 })
      : new Response('', { status: 404 }),
  ),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByText('Showing 20 of 40.');
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toBeVisible());
  },
};

export const WithoutListTitle: StoryObj = { args: { 'data-endpoint': '/list/' }, beforeEach: answerRows(30) };
export const LongTexts: StoryObj = {
  args: {
    ...args,
    'data-list-title': 'the Centre Hospitalier Régional Universitaire de Saint-Germain-en-Laye',
  },
  beforeEach: answerRows(12, number => ({
    ...reimbursement(number),
    studyName: 'Long-term safety of inhaled treatment in adults with severe asthma, extension of part B',
  })),
};
export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };
export const Empty: StoryObj = { args, beforeEach: answerRows(0) };
export const Failed: StoryObj = { args, beforeEach: answeredBy(() => new Response('', { status: 404 })) };
export const Forbidden: StoryObj = { args, ...refusedWith('You may not see this list.') };
export const MissingEndpoint: StoryObj = {};
export const InvalidBreadcrumbs: StoryObj = { args: { ...args, 'data-breadcrumbs': 'Site 12' } };
export const Phone: StoryObj = {
  ...Filtered,
  ...onPhone,
  play: async context => {
    const screen = screenOf(context.canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: /^Filters/ }));
    await Filtered.play?.(context);
  },
};
export const SmallPhone: StoryObj = { ...LongTexts, ...onSmallPhone };
export const Dark: StoryObj = { ...Filtered, ...inDark };
export const RightToLeft: StoryObj = { ...Filtered, ...rightToLeft };
