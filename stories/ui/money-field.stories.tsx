import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { MoneyField, type MoneyFieldProps } from '../../src/ui/money/money-field.tsx';
import { moneyCatalogue } from '../../src/ui/money/texts.ts';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/**
 * Takes an amount as people type it, with commas and currency signs, and writes it with two decimals when
 * they leave it.
 */
export default { title: 'Pieces/Money field' } satisfies Meta;

function Amount(props: Partial<MoneyFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return <MoneyField label="Funds" {...props} value={value} change={setValue} />;
}

const grid = { display: 'grid', gap: 20, maxWidth: 240 } as const;

export const States: StoryObj = {
  render: () =>
    piece(
      <div style={grid}>
        <Amount value="1,234.50" />
        <Amount label="Threshold" hint="At most the funds, 1,234.50." value="308.63" />
        <Amount label="Reserve" optional />
        <Amount label="Fee" value="1.234,56" error={moneyCatalogue.source.notANumber} />
        <Amount label="Balance" value="10,000.00" readOnly />
        <Amount label="Column says it" hideLabel value="80.00" />
      </div>,
    ),
};

export const FormattedOnBlur: StoryObj = {
  render: () => piece(<Amount />),
  play: async ({ canvasElement }) => {
    const field = screenOf(canvasElement).getByRole('textbox', { name: 'Funds' });
    field.focus();
    await fireEvent.input(field, { target: { value: '$1234.5' } });
    await expect(field).toHaveValue('$1234.5');
    field.blur();
    await waitFor(() => expect(field).toHaveValue('1,234.50'));
  },
};

export const Phone: StoryObj = { ...States, ...onPhone };
export const Dark: StoryObj = { ...States, ...inDark };
export const RightToLeft: StoryObj = { ...States, ...rightToLeft };
