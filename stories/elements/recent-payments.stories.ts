import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { element } from '../../src/elements/recent-payments/index.ts';
import { numbersTo } from '../../tests/support/answers/batches.ts';
import { recentPayment } from '../../tests/support/answers/lists.ts';
import { answeredBy, answeredWith, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { refusedWith } from '../support/refused.ts';
import { at400Percent, inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

const failed = () => answeredBy(() => Response.json({}, { status: 404 }));

export default {
  title: 'Elements/psp-recent-payments',
  ...storyOf(element),
  ...onPhone,
  // The docs page is as wide as a desktop, where nothing is shown.
  beforeEach: answeredWith(numbersTo(5).map(recentPayment)),
} satisfies Meta;

const long = {
  ...recentPayment(1),
  paymentPreference: 'Transfer to an account of a bank in another country',
  totalUSD: '1,234,567.89',
};

export const Ready: StoryObj = {};
export const Loading: StoryObj = { beforeEach: answeredBy(never) };
export const Empty: StoryObj = { beforeEach: answeredWith([]) };
export const LongTexts: StoryObj = { beforeEach: answeredWith([long, recentPayment(2)]) };

export const Refused: StoryObj = {
  ...refusedWith('This is not your record.'),
};

export const Failed: StoryObj = {
  beforeEach: failed(),
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const RefusedBase: StoryObj = { args: { 'data-api-base': 'https://evil.test/' } };

/** In a wide window nothing is shown and nothing asked. */
export const Desktop: StoryObj = {
  globals: { viewport: { value: undefined } },
  play: async ({ canvasElement }) => expect(inside(canvasElement).textContent).toBe(''),
};

export const SmallPhone: StoryObj = { ...LongTexts, ...onSmallPhone };
export const At400Percent: StoryObj = { ...LongTexts, ...at400Percent };
export const Dark: StoryObj = { globals: { ...inDark.globals, ...onPhone.globals } };
export const RightToLeft: StoryObj = { globals: { ...rightToLeft.globals, ...onPhone.globals } };
