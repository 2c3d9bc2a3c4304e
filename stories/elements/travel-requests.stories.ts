import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/travel-requests/travel-requests.tsx';
import { numbersTo } from '../../tests/support/answers/batches.ts';
import { travelRequest } from '../../tests/support/answers/lists.ts';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { refusedWith } from '../support/refused.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

const answerRequests = (count: number) =>
  answeredBy(() => Response.json({ data: numbersTo(count).map(travelRequest) }));

export default {
  title: 'Lists/psp-travel-requests',
  ...storyOf(element),
  beforeEach: answerRequests(48),
} satisfies Meta;

const args = { 'data-owner': 'patient', 'data-id': '20001' };

export const Ready: StoryObj = {
  args,
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText('1–10 of 48', { selector: '.count' })),
};

export const Filtered: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findAllByText('Confirmed', { selector: '.badge' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Confirmed');
    await screen.findByText('1–8 of 8, filtered from 48', { selector: '.count' });
  },
};

export const RequestsOfUser: StoryObj = { args: { ...args, 'data-owner': 'user' } };
export const RequestsOfSite: StoryObj = {
  args: { ...args, 'data-owner': 'site' },
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByText('1–10 of 48', { selector: '.count' });
    await expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  },
};
export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };
export const Empty: StoryObj = { args, beforeEach: answerRequests(0) };
export const Failed: StoryObj = { args, beforeEach: answeredBy(() => new Response('', { status: 404 })) };
export const Forbidden: StoryObj = { args, ...refusedWith('This is not your record.') };
export const MissingOwner: StoryObj = { args: { 'data-id': '20001' } };
export const UnknownOwner: StoryObj = { args: { ...args, 'data-owner': 'patients' } };
export const Phone: StoryObj = { ...Ready, ...onPhone };
export const Dark: StoryObj = { ...Ready, ...inDark };
export const RightToLeft: StoryObj = { ...Ready, ...rightToLeft };
