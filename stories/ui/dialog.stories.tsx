import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../../src/ui/controls/button.tsx';
import { TextAreaField } from '../../src/ui/forms/field.tsx';
import { Dialog } from '../../src/ui/overlays/dialog.tsx';
import { inside, screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { at400Percent, inDark, onPhone } from '../support/variants.ts';

/**
 * Asks for a decision or shows details above the page. It takes the focus, keeps it and gives it back; on
 * phones it is a sheet from below.
 */
export default {
  title: 'Pieces/Dialog',
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta;

function Denial() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Deny</Button>
      {open && (
        <Dialog
          title="Deny request"
          cancel={close}
          submit={close}
          action={
            <Button type="submit" tone="danger">
              Deny request
            </Button>
          }
        >
          <TextAreaField label="Why is this request being denied?" />
        </Dialog>
      )}
    </>
  );
}

const openDialog = async (canvasElement: HTMLElement) => {
  const screen = screenOf(canvasElement);
  await userEvent.click(screen.getByRole('button', { name: 'Deny' }));
  return screen;
};

export const WithField: StoryObj = {
  render: () => piece(<Denial />),
  play: async ({ canvasElement }) => {
    const screen = await openDialog(canvasElement);
    await expect(inside(canvasElement)).toHaveProperty('activeElement', screen.getByRole('textbox'));
  },
};

export const Cancelled: StoryObj = {
  render: () => piece(<Denial />),
  play: async ({ canvasElement }) => {
    const screen = await openDialog(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(inside(canvasElement)).toHaveProperty(
      'activeElement',
      screen.getByRole('button', { name: 'Deny' }),
    );
  },
};

export const Confirmation: StoryObj = {
  render: () =>
    piece(
      <Dialog
        title="Please Confirm"
        cancel={() => {}}
        action={
          <Button type="submit" tone="primary">
            Ok
          </Button>
        }
      >
        <p>Are you sure you want to load ALL records? This may take several minutes.</p>
      </Dialog>,
    ),
  play: async ({ canvasElement }) => {
    const cancel = screenOf(canvasElement).getByRole('button', { name: 'Cancel' });
    await expect(inside(canvasElement)).toHaveProperty('activeElement', cancel);
  },
};

export const LongText: StoryObj = {
  render: () =>
    piece(
      <Dialog title="Surcharge Conditions - Activity: Screening" cancel={() => {}} wide>
        {Array.from({ length: 30 }, (_, line) => `Condition ${line + 1}`).map(text => (
          <p key={text}>{text}</p>
        ))}
      </Dialog>,
    ),
};

export const At400Percent: StoryObj = { ...WithField, ...at400Percent };
export const Phone: StoryObj = { ...WithField, ...onPhone };
export const Dark: StoryObj = { ...WithField, ...inDark };
