import type { StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { answeredBy } from './answers.ts';
import { screenOf } from './inside.ts';

/** Of a story whose requests the host refuses in its own words, which people read. */
export const refusedWith = (message: string): Pick<StoryObj, 'beforeEach' | 'play'> => ({
  beforeEach: answeredBy(() => Response.json({ message }, { status: 403 })),
  play: async ({ canvasElement }) => expect(await screenOf(canvasElement).findByText(message)).toBeVisible(),
});
