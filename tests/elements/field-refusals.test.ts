import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { saveDeposits } from '../../src/api/deposits.ts';
import { requestReport } from '../../src/api/reports.ts';
import { element as depositForm } from '../../src/elements/deposit-form/deposit-form.tsx';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged, logged } from '../support/console.ts';
import { choose, combobox, dateField, generate, ready, reportForm, requested } from '../support/reports.ts';
import { type Screen, shown } from '../support/screen.ts';

/** What a host answers to a form that it does not accept. */
const refused = (body: unknown) => Response.json(body, { status: 422 });

const bannersIn = (screen: Screen) =>
  [...screen.root.querySelectorAll('.notices .notice')].map(({ textContent }) => textContent);
const errorsIn = (screen: Screen) =>
  [...screen.root.querySelectorAll('form .error')].map(error =>
    error.textContent?.replace('Error:', '').trim(),
  );

beforeEach(() => void vi.setSystemTime('2026-11-21T12:00:00'));

describe('the report form', () => {
  /** A filled form that was refused with this answer, and then is accepted. */
  async function refusedForm(body: unknown) {
    expectLogged('HTTP_4');
    const replies = [() => refused(body), requested];
    const form = await reportForm(
      { 'data-site-id': '12' },
      to(requestReport, () => (replies.shift() ?? requested)() as never, '/ask'),
    );
    const { screen } = form;
    await choose(screen, 'Report type', 'kitchenSink');
    await browser.fill(dateField(screen, 'Start date'), '2026-05-05');
    await userEvent.click(generate(screen));
    await waitFor(() => expect(form.posts()).toHaveLength(1));
    await waitFor(() => expect([...bannersIn(screen), ...errorsIn(screen)]).not.toEqual([]));
    await ready(screen);
    return form;
  }

  it('[NET-18] [UI-12] shows what the host says about a field beside it, and focuses it', async () => {
    const { screen } = await refusedForm({ errors: { dateStart: ['Too early.'] } });
    expect(errorsIn(screen)).toEqual(['Too early.']);
    expect(dateField(screen, 'Start date')).toHaveAccessibleDescription(
      '1 January 2016 or later Error: Too early.',
    );
    await waitFor(() => expect(screen.root.activeElement).toBe(dateField(screen, 'Start date')));
    expect(dateField(screen, 'Start date')).toHaveValue('2026-05-05');
    expect(bannersIn(screen)).toEqual([]);
    expect(screen.heard('psp:error')).toEqual([{ code: 'HTTP_422', message: 'An error occurred.' }]);
    expect(logged().join()).not.toContain('Too early');
  });

  it('[NET-18] [UI-12] lists several fields in their order, and shows markup as text', async () => {
    const { screen } = await refusedForm({
      message: 'The given data was invalid.',
      errors: { unbilled: ['Not for you.'], study: ['<b>Closed</b>.'], spooled: ['No spooler.'] },
    });
    expect(errorsIn(screen)).toEqual(['<b>Closed</b>.', 'Not for you.']);
    await waitFor(() => expect(screen.root.activeElement).toBe(combobox(screen, 'Study')));
    const summary = screen.root.querySelector('.error-summary');
    expect([...(summary?.querySelectorAll('a') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Study: <b>Closed</b>.',
      'Unbilled: Not for you.',
    ]);
    // The form has no field for the spooler.
    expect(bannersIn(screen)).toEqual(['The given data was invalid. No spooler.']);
  });
});

describe('the deposit form', () => {
  const amount = (screen: Screen, name: string) => screen.getByRole('textbox', { name });

  async function refusedForm(errors: object) {
    expectLogged('HTTP_422');
    answering(to(saveDeposits, () => refused({ errors }) as never, '/deposit'));
    const screen = await shown(depositForm, {
      'data-parent': { id: '1', depositBalance: '100.00' },
      'data-children': [
        { id: 7, name: 'BREATHE-2', depositBalance: '40.00', depositThresholdAmount: '10.00' },
        { id: 8, name: 'CARDIO', depositBalance: '20.00' },
      ],
      'data-site-id': '12',
      'data-submit-url': '/deposit',
      'data-token': 'f3b1',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Save balances' }));
    await waitFor(() => expect([...bannersIn(screen), ...errorsIn(screen)]).not.toEqual([]));
    return screen;
  }

  it('[NET-18] [UI-12] shows what the host says beside the amounts, and the rest in the banner', async () => {
    const screen = await refusedForm({
      '8Threshold': ['Too low.'],
      '7': ['Too high.'],
      parentBalance: ['Changed.'],
    });
    expect(errorsIn(screen)).toEqual(['Too high.', 'Too low.']);
    expect(amount(screen, 'Threshold of CARDIO')).toHaveAccessibleDescription(/Too low\./);
    expect(bannersIn(screen)).toEqual(['Changed.']);
    await waitFor(() => expect(screen.root.activeElement).toBe(amount(screen, 'Funds of BREATHE-2')));
    expect(amount(screen, 'Funds of BREATHE-2')).toHaveValue('40.00');
  });

  it('[NET-18] keeps a message while the amount is the same, however it is written', async () => {
    const screen = await refusedForm({ '7': ['Too high.'] });
    await browser.fill(amount(screen, 'Funds of BREATHE-2'), '40');
    await waitFor(() => expect(errorsIn(screen)).toEqual(['Too high.']));
    await browser.fill(amount(screen, 'Funds of BREATHE-2'), '30');
    await waitFor(() => expect(errorsIn(screen)).toEqual([]));
  });
});
