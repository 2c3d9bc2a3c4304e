import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/phone-code/phone-code.tsx';
import { elementWith } from '../../tests/support/markup.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default { title: 'Forms/psp-phone-code', ...storyOf(element) } satisfies Meta;

const countries = [
  { code: '+44', country: 'United Kingdom' },
  { code: '+1', country: 'United States' },
  { code: '+1', country: 'Canada' },
];
const args = { 'data-name': 'phoneCode', 'data-countries': countries };

export const Ready: StoryObj = { args };
export const Stored: StoryObj = { args: { ...args, 'data-value': '+44', 'data-required': true } };
export const StoredButNotOffered: StoryObj = { args: { ...args, 'data-value': '+999' } };

export const AllCountries: StoryObj = {
  args: { 'data-name': 'phoneCode' },
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    const combobox = await screen.findByRole('combobox');
    await userEvent.click(combobox);
    await fireEvent.input(combobox, { target: { value: '44' } });
    await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent('United Kingdom (+44)'));
  },
};

/** Renders the select in a form of the page, optionally in a disabled fieldset. */
const inForm = (isDisabled: boolean) => (attributes: object) => {
  const form = document.createElement('form');
  const fieldset = form.appendChild(document.createElement('fieldset'));
  fieldset.disabled = isDisabled;
  fieldset.style.maxInlineSize = '320px';
  const label = fieldset.appendChild(document.createElement('label'));
  label.htmlFor = 'code';
  label.textContent = 'Phone code';
  fieldset.append(elementWith('psp-phone-code', { ...attributes, id: 'code' }));
  return form;
};

export const InForm: StoryObj = { args: { ...args, 'data-value': '+1' }, render: inForm(false) };
export const Disabled: StoryObj = { args: { ...args, 'data-value': '+1' }, render: inForm(true) };

export const Missing: StoryObj = {
  args: { ...args, 'data-required': true },
  render: inForm(false),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByRole('combobox');
    canvasElement.querySelector('form')?.checkValidity();
    await waitFor(() => expect(screen.getByText(/Select a country code/)).toBeVisible());
    await expect(screen.getByRole('combobox', { name: 'Phone code' })).toBeInvalid();
  },
};

export const WithoutName: StoryObj = { args: { 'data-countries': countries } };
export const Phone: StoryObj = { ...AllCountries, ...onPhone };
export const Dark: StoryObj = { ...AllCountries, ...inDark };
export const RightToLeft: StoryObj = { ...AllCountries, ...rightToLeft };
