import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { element } from '../../src/elements/recent-payments/recent-payments.tsx';
import { numbersTo } from '../../tests/support/answers/batches.ts';
import { recentPayment } from '../../tests/support/answers/lists.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { refusedWith } from '../support/refused.ts';
import { at400Percent, inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

const answers = (records: unknown) => answeredBy(() => Response.json(records));
const notFound = () => answeredBy(() => Response.json({}, { status: 404 }));

export default {
  title: 'Dashboards/psp-recent-payments',
  ...storyOf(element),
  ...onPhone,
  beforeEach: answers(numbersTo(5).map(recentPayment)),
} satisfies Meta;

const longRecord = {
  ...recentPayment(1),
  paymentPreference: 'Transfer to an account of a bank in another country',
  totalUSD: '1,234,567.89',
};

export const Ready: StoryObj = {};
export const Loading: StoryObj = { beforeEach: answeredBy(never) };
export const Empty: StoryObj = { beforeEach: answers([]) };
export const LongTexts: StoryObj = { beforeEach: answers([longRecord, recentPayment(2)]) };

export const Forbidden: StoryObj = { ...refusedWith('This is not your record.') };

export const Failed: StoryObj = {
  beforeEach: notFound(),
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByRole('button', { name: 'Retry' })).toBeVisible(),
};

export const InvalidApiBase: StoryObj = { args: { 'data-api-base': 'https://evil.test/' } };

/** In a wide window the element shows nothing and makes no call. */
export const Desktop: StoryObj = {
  globals: { viewport: { value: undefined } },
  play: async ({ canvasElement }) => expect(inside(canvasElement).textContent).toBe(''),
};

export const SmallPhone: StoryObj = { ...LongTexts, ...onSmallPhone };
export const At400Percent: StoryObj = { ...LongTexts, ...at400Percent };
export const Dark: StoryObj = { globals: { ...inDark.globals, ...onPhone.globals } };
export const RightToLeft: StoryObj = { globals: { ...rightToLeft.globals, ...onPhone.globals } };
