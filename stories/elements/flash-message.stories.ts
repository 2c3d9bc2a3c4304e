import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/flash-message/flash-message.tsx';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default { title: 'Helpers/psp-flash-message', ...storyOf(element) } satisfies Meta;

const args = { 'data-message': 'Your changes were saved.', 'data-level': 'success', 'data-auto-hide': 0 };
const error = {
  'data-error': { code: 'E-104', message: 'The card was declined.' },
  'data-auto-hide': 0,
};

export const Success: StoryObj = { args };
export const Info: StoryObj = {
  args: { ...args, 'data-message': 'You are now Site staff.', 'data-level': 'info' },
};
export const Warning: StoryObj = {
  args: { ...args, 'data-message': 'Your password ends in 3 days.', 'data-level': 'warning' },
};
export const ErrorWithCode: StoryObj = { args: error };

export const Closed: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await userEvent.click(await screenOf(canvasElement).findByRole('button', { name: 'Close' }));
    await expect(inside(canvasElement).querySelector('.notice')).toBeNull();
  },
};

export const WithoutMessage: StoryObj = {};

export const LongText: StoryObj = {
  args: {
    ...error,
    'data-error': { code: 'E-104', message: `${'The card was declined. '.repeat(12)}${'x'.repeat(300)}` },
  },
};

export const FrameworkLevel: StoryObj = {
  args: { ...args, 'data-message': 'The card was declined.', 'data-level': 'ERROR' },
};
export const UnknownLevel: StoryObj = {
  args: { ...args, 'data-level': 'critical' },
  play: async ({ canvasElement }) =>
    expect(await screenOf(canvasElement).findByText('Your changes were saved.')).toBeVisible(),
};
export const InvalidError: StoryObj = { args: { 'data-error': '{code: 1}' } };
export const Phone: StoryObj = { args: error, ...onPhone };
export const Dark: StoryObj = { args: error, ...inDark };
export const RightToLeft: StoryObj = { args: error, ...rightToLeft };
