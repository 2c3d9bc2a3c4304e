import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/controls/button.tsx';
import { Tip } from '../../src/ui/overlays/tooltip.tsx';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone } from '../support/variants.ts';

/** A short explanation of a control, shown on hover and on focus, closed by Escape. */
export default { title: 'Pieces/Tooltip' } satisfies Meta;

const text = 'Travel requests are disabled for this study. Ask the project manager to turn them on.';

export const Hidden: StoryObj = {
  render: () =>
    piece(
      <div style={{ padding: '80px 16px', display: 'flex', justifyContent: 'center' }}>
        <Button aria-describedby="why">Create Travel Request</Button>
        <Tip id="why" text={text} />
      </div>,
    ),
};

export const Focused: StoryObj = {
  ...Hidden,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    screen.getByRole('button').focus();
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
    await expect(screen.getByRole('button')).toHaveAccessibleDescription(text);
  },
};

export const DismissedByEscape: StoryObj = {
  ...Hidden,
  play: async context => {
    await Focused.play?.(context);
    await userEvent.keyboard('{Escape}');
    await expect(screenOf(context.canvasElement).getByText(text)).not.toBeVisible();
  },
};

export const Dark: StoryObj = { ...Focused, ...inDark };
export const Phone: StoryObj = { ...Focused, ...onPhone };
