import userEvent from '@testing-library/user-event';
import { element } from '../../src/elements/deposit-form/deposit-form.tsx';
import { type Screen, shown } from './screen.ts';

/** Two children: one with a threshold of its own, one without. */
export const children = [
  { id: 7, name: 'BREATHE-2', depositBalance: '40.00', depositThresholdAmount: '10.00' },
  { id: 8, name: 'CARDIO', depositBalance: '20.00' },
];

/** Shows the form with this balance to allocate; the test sets up the answers before. */
export const showForm = (depositBalance: unknown = '100.00', lines: readonly object[] = children) =>
  shown(element, {
    'data-parent': { id: '1', depositBalance },
    'data-children': lines,
    'data-site-id': '12',
    'data-token': 'f3b1',
    'data-submit-url': '/deposit',
  });

/** The answer after the balances were saved. */
export const savedResponse = () => new Response('', { status: 303, headers: { location: '/deposit?saved' } });

/** The field with this label, such as `Funds of CARDIO`. */
export const amountField = (screen: Screen, name: string) => screen.getByRole('textbox', { name });

/** The button that saves, unless the form is being saved. */
export const saveButton = (screen: Screen) => screen.getByRole('button', { name: 'Save balances' });

/** Whether a button is unavailable but still focusable, so that its reason can be read. */
export const isUnavailable = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

/** Replaces an amount key by key; an empty text clears it. */
export async function type(screen: Screen, name: string, text: string) {
  const field = amountField(screen, name) as HTMLInputElement;
  const selectAll = { initialSelectionStart: 0, initialSelectionEnd: field.value.length };
  await userEvent.type(field, text || '{Backspace}', field.value ? selectAll : {});
}
