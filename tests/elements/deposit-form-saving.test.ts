import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { saveDeposits } from '../../src/api/deposits.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import {
  amountField,
  children,
  isUnavailable,
  saveButton,
  savedResponse,
  showForm,
  type,
} from '../support/deposit-form.ts';
import { later } from '../support/later.ts';

describe('[DEP-04] saving', () => {
  it('[DEP-04] posts the amounts with the token and follows the redirect', async () => {
    const sent = answering(to(saveDeposits, savedResponse));
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '1,0');
    await type(screen, 'Funds of BREATHE-2', '$50.5');
    await userEvent.click(saveButton(screen));
    await waitFor(() =>
      expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/deposit?saved` }]),
    );
    expect([...(await (sent[0] as Request).formData())]).toEqual([
      ['parentBalance', '100.00'],
      ['7', '50.50'],
      ['7Threshold', '12.63'],
      ['8', '20.00'],
      ['8Threshold', '5.00'],
      ['_token', 'f3b1'],
    ]);
  });

  it('[DEP-04] posts once even if Save is pressed repeatedly', async () => {
    const answer = later<Response>();
    const sent = answering(to(saveDeposits, () => answer.promise));
    const screen = await showForm();
    const button = saveButton(screen);
    for (let press = 0; press < 20; press += 1) button.click();
    await userEvent.type(amountField(screen, 'Funds of CARDIO'), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible();
    answer.resolve(savedResponse());
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it('[NET-10] can be repeated with a new key if the page prevents the navigation', async () => {
    const sent = answering(to(saveDeposits, savedResponse));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    expect(await screen.findByText('The balances were saved.')).toBeVisible();
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(request => request.headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });

  it('[DEP-04] is refused for children whose fields would overwrite each other', async () => {
    expectLogged('Give each child its own id');
    const screen = await showForm(
      '100.00',
      ['x', 'x'].map(id => ({ id, name: id, depositBalance: 1 })),
    );
    expect(isUnavailable(saveButton(screen))).toBe(true);
  });
});

describe('when saving fails', () => {
  const problemResponse = (status: number) => () =>
    Response.json({ message: 'The ledger is closed.' }, { status });

  it('[DEP-04] with a conflict, Save stays disabled until the page is reloaded', async () => {
    expectLogged('HTTP_409');
    answering(to(saveDeposits, problemResponse(409)));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    expect(
      await screen.findByText(/Reload the page before saving/, { selector: '.obstacle *' }),
    ).toBeVisible();
    expect(isUnavailable(saveButton(screen))).toBe(true);
  });

  it('[DEP-04] after a conflict, Save is available again when the page brings other balances', async () => {
    expectLogged('HTTP_409');
    answering(to(saveDeposits, problemResponse(409)));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(isUnavailable(saveButton(screen))).toBe(true));
    const [first] = children;
    screen.host.setAttribute('data-children', JSON.stringify([{ ...first, depositBalance: '30.00' }]));
    await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('30.00'));
    await waitFor(() => expect(isUnavailable(saveButton(screen))).toBe(false));
  });

  it('[NET-19] shows an outcome that arrives while an attribute is missing', async () => {
    expectLogged('HTTP_422', 'data-site-id');
    const answer = later<Response>();
    answering(to(saveDeposits, () => answer.promise));
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '50');
    await userEvent.click(saveButton(screen));
    screen.host.removeAttribute('data-site-id');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Funds of BREATHE-2' })).toBeNull());
    answer.resolve(Response.json({ message: 'The month is closed.' }, { status: 422 }));
    await waitFor(() =>
      expect(screen.heard('psp:error')).toContainEqual(expect.objectContaining({ code: 'HTTP_422' })),
    );
    screen.host.setAttribute('data-site-id', '12');
    expect(await screen.findByText('The month is closed.')).toBeVisible();
    expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('50.00');
  });
});
