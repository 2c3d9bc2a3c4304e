import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/copy-text/copy-text.tsx';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, rightToLeft } from '../support/variants.ts';

export default { title: 'Helpers/psp-copy-text', ...storyOf(element) } satisfies Meta;

const args = { 'data-text': 'SCT-004512' };

export const Ready: StoryObj = { args };

export const ConfirmedInNotice: StoryObj = {
  args: { ...args, 'data-notice': true },
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Copy SCT-004512' }));
    await expect(await screen.findByText(/clipboard/)).toBeVisible();
  },
};

export const LongText: StoryObj = { args: { 'data-text': 'SCT-004512 '.repeat(40) } };
export const WithoutText: StoryObj = {};
export const Dark: StoryObj = { args, ...inDark };
export const RightToLeft: StoryObj = { args, ...rightToLeft };
