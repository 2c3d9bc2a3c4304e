import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { SelectField, type SelectFieldProps } from '../../src/ui/select/select.tsx';
import type { SelectOption } from '../../src/ui/select/select-options.ts';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/** A field with choices that can be searched, from three to thousands; it says why it has none. */
export default {
  title: 'Pieces/Select',
} satisfies Meta;

const studies: readonly SelectOption[] = [
  { value: '1', label: 'AURORA-2: long-term safety' },
  { value: '2', label: 'BEACON' },
  { value: '3', label: 'CITADEL', disabled: 'Reimbursements are disabled for this study.' },
  { value: '4', label: 'Étoile pédiatrique' },
];

const patients: readonly SelectOption[] = Array.from({ length: 5000 }, (_, index) => ({
  value: String(index),
  label: `Patient ${String(index + 1).padStart(4, '0')}`,
}));

function Chooser(props: Partial<SelectFieldProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <div style={{ maxWidth: 360 }}>
      <SelectField label="Study" options={studies} {...props} value={value} choose={setValue} />
    </div>
  );
}

const story = (props: Partial<SelectFieldProps>, extra: StoryObj = {}): StoryObj => ({
  ...extra,
  render: () => piece(<Chooser {...props} />),
});

const open = async (canvasElement: HTMLElement, search = '') => {
  const screen = screenOf(canvasElement);
  const combobox = screen.getByRole('combobox');
  await userEvent.click(combobox);
  if (search) await fireEvent.input(combobox, { target: { value: search } });
  return screen;
};

export const NothingChosen = story({ placeholder: 'Select a study' });
export const Chosen = story({ value: '2', optional: true });
export const WithHint = story({ hint: 'Only studies of this site.' });
export const Loading = story({ loading: true });
export const DisabledWithReason = story({ disabled: 'Please select a site first' });

export const WithError = story(
  { error: 'Select a study', hint: 'Only studies of this site.' },
  {
    play: async ({ canvasElement }) => {
      const combobox = screenOf(canvasElement).getByRole('combobox', { name: 'Study' });
      await expect(combobox).toBeInvalid();
      await expect(combobox).toHaveAccessibleDescription('Only studies of this site. Error: Select a study');
    },
  },
);

export const Open = story(
  { value: '1' },
  {
    play: async ({ canvasElement }) => {
      const screen = await open(canvasElement);
      await expect(screen.getAllByRole('option')).toHaveLength(4);
      const disabledOption = screen.getByRole('option', { name: 'CITADEL' });
      await expect(disabledOption).toHaveAttribute('aria-disabled', 'true');
      await expect(disabledOption).toHaveAccessibleDescription('Reimbursements are disabled for this study.');
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      const reason = screen.getByText('Reimbursements are disabled for this study.');
      await waitFor(() => expect(reason).toBeVisible());
      // Browsers draw a border around a popover without styles.
      await expect(reason.parentElement).toHaveStyle('border-top-style: none');
      await userEvent.keyboard('{Enter}');
      await expect(disabledOption).toBeVisible();
    },
  },
);

export const Searched = story(
  {},
  {
    play: async ({ canvasElement }) => {
      const screen = await open(canvasElement, 'ped eto');
      await expect(screen.getAllByRole('option')).toHaveLength(1);
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByText('Étoile pédiatrique')).toBeVisible();
    },
  },
);

export const NothingMatches = story(
  {},
  {
    play: async ({ canvasElement }) => {
      const screen = await open(canvasElement, 'zzz');
      await expect(screen.getByText('Nothing matches')).toBeVisible();
    },
  },
);

export const Empty = story(
  { options: [], emptyText: 'No studies found for selected site' },
  {
    play: async ({ canvasElement }) => {
      const screen = await open(canvasElement);
      await expect(screen.getByText('No studies found for selected site')).toBeVisible();
    },
  },
);

export const Thousands = story(
  { label: 'Patient', options: patients },
  {
    play: async ({ canvasElement }) => {
      const screen = await open(canvasElement);
      await expect(screen.getAllByRole('option')).toHaveLength(100);
      await expect(screen.getByText('4,900 more: type to narrow')).toBeVisible();
    },
  },
);

export const ChosenAmongThousands = story(
  { label: 'Patient', options: patients, value: '4320' },
  {
    play: async ({ canvasElement }) => {
      const screen = screenOf(canvasElement);
      screen.getByRole('combobox').focus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
      await waitFor(() => expect(screen.getByText('Patient: 5,000 options')).toBeInTheDocument());
    },
  },
);

export const Phone: StoryObj = { ...Open, ...onPhone };
export const Dark: StoryObj = { ...Open, ...inDark };
export const RightToLeft: StoryObj = { ...Open, ...rightToLeft };
