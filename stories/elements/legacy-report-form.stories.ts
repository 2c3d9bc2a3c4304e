import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { element } from '../../src/elements/legacy-report-form/legacy-report-form.tsx';
import { elementWith } from '../../tests/support/markup.ts';
import { storyOf } from '../support/element.ts';
import { onPhone, rightToLeft } from '../support/variants.ts';

const fields = [
  ['sponsor', 'Sponsor'],
  ['study', 'Study'],
  ['site', 'Site'],
  ['deliveryEmail', 'Delivery email'],
  ['deliveryEmailConfirm', 'Confirm delivery email'],
] as const;

/** A form as an old server renders it. */
function serverForm(): HTMLFormElement {
  const form = document.createElement('form');
  for (const [name, text] of fields) {
    const label = form.appendChild(document.createElement('label'));
    const input = document.createElement('input');
    input.name = name;
    label.append(`${text} `, input);
    form.append(document.createElement('br'));
  }
  form.appendChild(document.createElement('button')).textContent = 'Generate';
  form.addEventListener('submit', event => event.preventDefault());
  return form;
}

export default {
  title: 'Forms/psp-legacy-report-form',
  ...storyOf(element),
  render: args => {
    const host = elementWith('psp-legacy-report-form', args);
    host.append(serverForm());
    return host;
  },
} satisfies Meta;

const args = {
  'data-sponsors': [{ id: 3, name: 'Acme Pharma' }],
  'data-studies': [{ id: 7, name: 'BREATHE-2' }],
};

/** The element's alert and dialog, in the shadow root of its last child. */
const messages = (canvasElement: HTMLElement) => {
  const container = [...canvasElement.querySelectorAll('psp-legacy-report-form > div')].at(-1);
  return within((container?.shadowRoot ?? canvasElement) as unknown as HTMLElement);
};

async function type(canvasElement: HTMLElement, label: string, text: string) {
  await userEvent.type(within(canvasElement).getByLabelText(label), text);
  await userEvent.tab();
}

export const Ready: StoryObj = { args };

export const DifferentEmails: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Delivery email', 'a@clinic.test');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(messages(canvasElement).getByText('Email address values do not match')).toBeVisible(),
    );
  },
};

export const SponsorNotInRecords: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Sponsor', 'Acne Pharma');
    await waitFor(() => expect(messages(canvasElement).getByText(/not in the records/)).toBeVisible());
  },
};

export const ConfirmBeforeSending: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Study', 'BREATHE');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Generate' }));
    await waitFor(() =>
      expect(messages(canvasElement).getByRole('dialog', { name: 'Please Confirm' })).toBeVisible(),
    );
  },
};

export const SiteBeforeStudy: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'Site', '12');
    await waitFor(() =>
      expect(
        messages(canvasElement).getByText('Please select a study before selecting a site.'),
      ).toBeVisible(),
    );
  },
};

export const InvalidRecords: StoryObj = { args: { ...args, 'data-studies': '[{id: 7}]' } };
export const Phone: StoryObj = { ...ConfirmBeforeSending, ...onPhone };
export const RightToLeft: StoryObj = { ...DifferentEmails, ...rightToLeft };
