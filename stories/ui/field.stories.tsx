import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { TextAreaField, TextField } from '../../src/ui/forms/field.tsx';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/** A label, a control, a hint and an error, connected so that screen readers read them together. */
export default { title: 'Pieces/Field' } satisfies Meta;

const grid = { display: 'grid', gap: 20, maxWidth: 360 } as const;

export const States: StoryObj = {
  render: () =>
    piece(
      <div style={grid}>
        <TextField label="Delivery email" type="email" />
        <TextField label="Start date" hint="The earliest start is 12 December 2022." type="date" />
        <TextField label="Middle name" optional defaultValue="Jo" />
        <TextField label="Delivery email" error="Enter an address with an @, such as name@example.org" />
        <TextField label="Site" value="Boston Medical" readOnly />
        <TextField label="Study" disabled placeholder="Please select a site first" />
        <TextAreaField label="Removal Reason" hint="Why is this unit being removed?" />
      </div>,
    ),
};

export const WithError: StoryObj = {
  render: () =>
    piece(<TextField label="Funds" hint="In US dollars." error="Enter an amount such as 1,250.00" />),
  play: async ({ canvasElement }) => {
    const field = screenOf(canvasElement).getByRole('textbox', { name: 'Funds' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('In US dollars. Error: Enter an amount such as 1,250.00');
  },
};

export const Phone: StoryObj = { ...States, ...onPhone };
export const Dark: StoryObj = { ...States, ...inDark };
export const RightToLeft: StoryObj = { ...States, ...rightToLeft };
