import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/patient-payments/patient-payments.tsx';
import { numbersTo } from '../../tests/support/answers/batches.ts';
import { advancePayment, reimbursement } from '../../tests/support/answers/lists.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/** Answers requests, after forgetting the tab that an earlier story has left in the history. */
const withAnswer = (answer: Parameters<typeof answeredBy>[0]) => () => {
  history.replaceState(null, '');
  return answeredBy(answer)();
};

/** Answers with that many advance payments and reimbursements. */
const withPayments = (advances: number, expenses: number) =>
  withAnswer(({ url }) =>
    Response.json({
      data: url.includes('advance-payment')
        ? numbersTo(advances).map(advancePayment)
        : numbersTo(expenses).map(reimbursement),
    }),
  );

export default {
  title: 'Lists/psp-patient-payments',
  ...storyOf(element),
  beforeEach: withPayments(3, 26),
} satisfies Meta;

const args = { 'data-patient-id': '20001' };

export const Ready: StoryObj = {
  args,
  play: async ({ canvasElement }) => expect(await screenOf(canvasElement).findByText('4001')).toBeVisible(),
};

export const Reimbursements: StoryObj = {
  args: { ...args, 'data-tab': 'reimbursement' },
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByText('700001', { selector: '.name a' })).toBeVisible(),
};

export const SwitchedByKeyboard: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    (await screen.findByRole('tab', { name: 'Advance Payments' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByText('700001', { selector: '.name a' })).toBeVisible();
  },
};

export const Loading: StoryObj = { args, beforeEach: withAnswer(never) };
export const Empty: StoryObj = { args, beforeEach: withPayments(0, 0) };
export const Failed: StoryObj = { args, beforeEach: withAnswer(() => new Response('', { status: 404 })) };
export const Forbidden: StoryObj = {
  args,
  beforeEach: withAnswer(() => Response.json({ message: 'This is not your record.' }, { status: 403 })),
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByText('This is not your record.')).toBeVisible(),
};
export const WithoutPatient: StoryObj = {};
export const InvalidTab: StoryObj = { args: { ...args, 'data-tab': 'expenses' } };
/** On a card, the number is under More. */
export const Phone: StoryObj = {
  ...Reimbursements,
  ...onPhone,
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByRole('button', { name: 'More about 700001' })).toBeVisible(),
};
export const Dark: StoryObj = { ...Reimbursements, ...inDark };
export const RightToLeft: StoryObj = { ...Reimbursements, ...rightToLeft };
