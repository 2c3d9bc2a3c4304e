import type { StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { answeredBy } from './answers.ts';
import { screenOf } from './inside.ts';

/** For a story whose requests the host refuses with a message, which the element shows. */
export const refusedWith = (message: string): Pick<StoryObj, 'beforeEach' | 'play'> => ({
  beforeEach: answeredBy(() => Response.json({ message }, { status: 403 })),
  play: async ({ canvasElement }) => expect(await screenOf(canvasElement).findByText(message)).toBeVisible(),
});
