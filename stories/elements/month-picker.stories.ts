import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, within } from 'storybook/test';
import { element } from '../../src/elements/month-picker/month-picker.tsx';
import { type Attributes, elementWith } from '../../tests/support/markup.ts';
import { storyOf } from '../support/element.ts';
import { inside, screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default { title: 'Forms/psp-month-picker', ...storyOf(element) } satisfies Meta;

const args = { 'data-name': 'month', 'data-allowed-month': '2026-10' };

export const Ready: StoryObj = { args };
export const Required: StoryObj = { args: { ...args, 'data-required': true } };

export const Selected: StoryObj = {
  args: { ...args, 'data-required': true },
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Year' }), '2026');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'October');
    await expect(screen.getByRole('combobox', { name: 'Month' })).toHaveDisplayValue('October');
  },
};

/** Sending the page's own form while no month is selected. */
export const Missing: StoryObj = {
  args: { ...args, 'data-required': true },
  render: storyArgs => inForm(storyArgs),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Send' }));
    await expect(
      await within(inside(canvasElement)).findByText('Select a month and a year.', { exact: false }),
    ).toBeVisible();
  },
};

function inForm(attributes: Attributes): HTMLFormElement {
  const form = document.createElement('form');
  form.append(elementWith(element.definition.tag, attributes));
  const button = form.appendChild(document.createElement('button'));
  button.textContent = 'Send';
  return form;
}

export const Disabled: StoryObj = { args: { ...args, disabled: '' } };
export const WithoutName: StoryObj = {};
export const InvalidAllowedMonth: StoryObj = { args: { ...args, 'data-allowed-month': '10/2026' } };
export const Phone: StoryObj = { ...Selected, ...onPhone };
export const Dark: StoryObj = { ...Selected, ...inDark };
export const RightToLeft: StoryObj = { ...Selected, ...rightToLeft };
