import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/deposit-form/deposit-form.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

const savedResponse = () =>
  new Response(null, { status: 302, headers: { location: '/direct/site/12/deposit/?saved' } });

export default {
  title: 'Forms/psp-deposit-form',
  ...storyOf(element),
  beforeEach: answeredBy(savedResponse),
} satisfies Meta;

const args = {
  'data-parent': { id: '12', depositBalance: '1000.00' },
  'data-children': [
    { id: '7', name: 'BREATHE-2', depositBalance: '400.00', depositThresholdAmount: '100.00' },
    { id: '8', name: 'AURORA', depositBalance: '250.50', depositThresholdAmount: '62.63' },
    { id: '9', name: 'CITADEL' },
  ],
  'data-site-id': '12',
  'data-submit-url': '/direct/site/12/deposit/',
};

/** Enters the funds of the last study. */
const enterFunds = async (canvasElement: HTMLElement, amount: string) => {
  const screen = screenOf(canvasElement);
  const field = await screen.findByRole('textbox', { name: 'Funds of CITADEL' });
  await fireEvent.input(field, { target: { value: amount } });
  await waitFor(() => expect(field).toHaveValue(amount));
  return screen;
};

const save = async (canvasElement: HTMLElement) => {
  const screen = await enterFunds(canvasElement, '349.50');
  await userEvent.click(screen.getByRole('button', { name: 'Save balances' }));
  return screen;
};

export const Ready: StoryObj = { args };

/** The threshold follows from the funds. [DEP-02] */
export const Allocated: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await enterFunds(canvasElement, '349.50');
    await expect(screen.getByRole('textbox', { name: 'Threshold of CITADEL' })).toHaveValue('87.38');
    await expect(screen.getByRole('button', { name: 'Save balances' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OneCentTooMuch: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await enterFunds(canvasElement, '349.51');
    await expect(screen.getByText(/^Total balance allocated must not exceed/)).toHaveTextContent(
      'Total balance allocated must not exceed',
    );
    await expect(screen.getByRole('button', { name: 'Save balances' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const Saving: StoryObj = {
  args,
  beforeEach: answeredBy(never),
  play: async ({ canvasElement }) => {
    const screen = await save(canvasElement);
    await expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const Failed: StoryObj = {
  args,
  beforeEach: answeredBy(() => Response.json({ message: 'The balance has changed.' }, { status: 422 })),
  play: async ({ canvasElement }) => {
    const screen = await save(canvasElement);
    await expect(await screen.findByText('The balance has changed.')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Funds of CITADEL' })).toHaveValue('349.50');
  },
};

export const AmountRefused: StoryObj = {
  args,
  beforeEach: answeredBy(() =>
    Response.json({ errors: { '7': ['This study is closed since May.'] } }, { status: 422 }),
  ),
  play: async ({ canvasElement }) => {
    const screen = await save(canvasElement);
    await expect(await screen.findByText('This study is closed since May.')).toBeVisible();
  },
};

export const MissingAmount: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Save balances' }));
    await expect(await screen.findByText('Enter an amount.')).toBeVisible();
  },
};

export const SeveralErrors: StoryObj = {
  args: {
    ...args,
    'data-children': [
      { id: '7', name: 'BREATHE-2', depositBalance: '400.00', depositThresholdAmount: '410.00' },
      { id: '8', name: 'AURORA' },
    ],
  },
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Save balances' }));
    await expect(await screen.findByText('There is a problem')).toBeVisible();
  },
};

export const NoStudies: StoryObj = { args: { ...args, 'data-children': [] } };
export const WithoutChildren: StoryObj = { args: { ...args, 'data-children': undefined } };

export const LongNames: StoryObj = {
  args: {
    ...args,
    'data-children': [
      { id: '7', name: `AURORA ${'long-term safety '.repeat(12)}`, depositBalance: '9999999.99' },
    ],
  },
};

export const LargestAmounts: StoryObj = {
  args: {
    ...args,
    'data-parent': { id: '12', depositBalance: '999999999.99' },
    'data-children': [
      { id: '7', name: 'BREATHE-2', depositBalance: '999999999.99' },
      { id: '8', name: 'AURORA', depositBalance: '999999999.98' },
    ],
  },
  ...onSmallPhone,
};

export const SeveralErrorsOnPhone: StoryObj = { ...SeveralErrors, ...onPhone };
export const Phone: StoryObj = { ...Allocated, ...onPhone };
export const Dark: StoryObj = { ...Allocated, ...inDark };
export const RightToLeft: StoryObj = { ...Allocated, ...rightToLeft };
