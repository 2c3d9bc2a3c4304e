import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../src/ui/controls/button.tsx';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone } from '../support/variants.ts';

/**
 * Starts what its label says. One primary button per form or dialog; a button that cannot be used says why.
 */
export default { title: 'Pieces/Button' } satisfies Meta;

const row = { display: 'flex', flexWrap: 'wrap', gap: 8 } as const;

export const Tones: StoryObj = {
  render: () =>
    piece(
      <div style={row}>
        <Button tone="primary">Save balances</Button>
        <Button>Cancel</Button>
        <Button tone="quiet">View budget</Button>
        <Button tone="danger">Deny request</Button>
        <a className="button secondary" href="#budget">
          View Study Budget Management
        </a>
      </div>,
    ),
};

const pressed = fn();

export const Busy: StoryObj = {
  render: () =>
    piece(
      <div style={row}>
        <Button tone="primary" busy busyLabel="Saving…" onClick={pressed}>
          Save balances
        </Button>
        <Button busy busyLabel="Loading…">
          Load all
        </Button>
      </div>,
    ),
  play: async ({ canvasElement }) => {
    const button = screenOf(canvasElement).getByRole('button', { name: 'Saving…' });
    pressed.mockClear();
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Disabled: StoryObj = {
  render: () =>
    piece(
      <div style={row}>
        <Button tone="primary" disabled>
          Save balances
        </Button>
        <Button disabled>Cancel</Button>
      </div>,
    ),
};

const reason = 'Enter an amount for each study.';

/** Unlike a disabled button it is focusable and says why it cannot be used. */
export const Unavailable: StoryObj = {
  render: () =>
    piece(
      <div style={{ ...row, paddingTop: 48 }}>
        <Button tone="primary" unavailable={reason} onClick={pressed}>
          Save balances
        </Button>
        <Button unavailable="Nothing has changed.">Undo</Button>
      </div>,
    ),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    const button = screen.getByRole('button', { name: 'Save balances' });
    pressed.mockClear();
    await userEvent.click(button);
    await expect(pressed).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
    await expect(button).toHaveAccessibleDescription(reason);
  },
};

export const LongLabel: StoryObj = {
  render: () =>
    piece(
      <div style={{ width: 200 }}>
        <Button tone="primary">Export all selected approved reimbursements to accounting</Button>
      </div>,
    ),
};

export const Phone: StoryObj = { ...Tones, ...onPhone };
export const Dark: StoryObj = { ...Tones, ...inDark };
export const UnavailableDark: StoryObj = { ...Unavailable, ...inDark };
