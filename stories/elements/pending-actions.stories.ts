import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { element } from '../../src/elements/pending-actions/pending-actions.tsx';
import { numbersTo } from '../../tests/support/answers/batches.ts';
import { pendingAction } from '../../tests/support/answers/lists.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { refusedWith } from '../support/refused.ts';
import { inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

const answerWithActions = (changes: object = {}, count = 7) =>
  answeredBy(() => Response.json(numbersTo(count).map(number => ({ ...pendingAction(number), ...changes }))));

export default {
  title: 'Dashboards/psp-pending-actions',
  ...storyOf(element),
  beforeEach: answerWithActions(),
} satisfies Meta;

const args = { 'data-site-id': '12' };

export const Ready: StoryObj = {
  args,
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByRole('link', { name: 'View 508-012-0001' })).toBeVisible(),
};

export const UnknownStatus: StoryObj = {
  args,
  beforeEach: answerWithActions({ status: 'onHold' }, 1),
  play: async ({ canvasElement }) => expect(await screenOf(canvasElement).findByText('Denied')).toBeVisible(),
};

export const WithoutStatus: StoryObj = {
  args,
  beforeEach: answerWithActions({ status: null }, 1),
  play: async ({ canvasElement }) => expect(await screenOf(canvasElement).findByText('–')).toBeVisible(),
};

export const LongTexts: StoryObj = {
  args,
  beforeEach: answerWithActions({
    patientId: 'EXTENSION-PART-B-508-012-0001-REENROLLED-2026',
    totalUSD: '1,234,567.5',
    submissionDate: 'on the day of the visit',
  }),
};

export const CrossOriginLinks: StoryObj = {
  args,
  beforeEach: answerWithActions({ view: 'https://elsewhere.example/' }, 2),
};

export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };
export const Empty: StoryObj = { args, beforeEach: answerWithActions({}, 0) };
export const Failed: StoryObj = { args, beforeEach: answeredBy(() => new Response('', { status: 404 })) };
export const Forbidden: StoryObj = {
  args,
  ...refusedWith('You may not see this site.'),
};
export const WithoutSite: StoryObj = {};
export const InvalidSite: StoryObj = { args: { 'data-site-id': '../12' } };
export const Phone: StoryObj = { ...Ready, ...onPhone };
export const LongTextsOnSmallPhone: StoryObj = { ...LongTexts, ...onSmallPhone };
export const Dark: StoryObj = { ...Ready, ...inDark };
export const RightToLeft: StoryObj = { ...Ready, ...rightToLeft };
