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

  it('[DEP-04] with a conflict, Save is unavailable until the page brings other balances', async () => {
    expectLogged('HTTP_409');
    answering(to(saveDeposits, problemResponse(409)));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    expect(await screen.findByText('The ledger is closed.')).toBeVisible();
    // Only beside the button.
    expect(screen.getByText(/Reload the page before saving/)).toBeVisible();
    expect(isUnavailable(saveButton(screen))).toBe(true);
    const [first] = children;
    screen.host.setAttribute('data-children', JSON.stringify([{ ...first, depositBalance: '30.00' }]));
    await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('30.00'));
    await waitFor(() => expect(isUnavailable(saveButton(screen))).toBe(false));
  });

  it('[NET-19] [DEP-01] with an unknown outcome keeps what was typed, and posts no other amounts until the page gives other balances', async () => {
    expectLogged('HTTP_504');
    const sent = answering(to(saveDeposits, () => new Response('', { status: 504 })));
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '25');
    await userEvent.click(saveButton(screen));
    await screen.findByText(/It is safe to try again/);
    // The same balances, which a script may set again at any time, in another order and under other names, prove nothing.
    Object.assign(screen.host, { parent: { id: '1', depositBalance: '100.00' } });
    const opened = children.map(child => ({ ...child, name: `${child.name} (open)` })).reverse();
    screen.host.setAttribute('data-children', JSON.stringify(opened));
    await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2 (open)')).toHaveValue('25.00'));
    await type(screen, 'Funds of BREATHE-2 (open)', '35');
    await userEvent.click(saveButton(screen));
    expect(await screen.findByText(/Save the same amounts again, or reload the page first\./)).toBeVisible();
    expect(screen.queryByText(/It is safe to try again/)).toBeNull();
    expect(sent).toHaveLength(1);
    const [first] = children;
    screen.host.setAttribute('data-children', JSON.stringify([{ ...first, depositBalance: '25.00' }]));
    await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('25.00'));
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('[NET-19] a new form saves other amounts after a save that ended while its form was out of the page', async () => {
    const answer = later<Response>();
    const sent = answering(to(saveDeposits, () => answer.promise));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(sent).toHaveLength(1));
    screen.host.remove();
    answer.resolve(savedResponse());
    const copy = await showForm();
    await type(copy, 'Funds of BREATHE-2', '30');
    await userEvent.click(saveButton(copy));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('[DEP-04] keeps nothing that was typed for earlier balances when the page states them again', async () => {
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '25');
    const [first, second] = children;
    for (const funds of ['30.00', '40.00']) {
      screen.host.setAttribute(
        'data-children',
        JSON.stringify([{ ...first, depositBalance: funds }, second]),
      );
      await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue(funds));
    }
  });

  it('[DEP-04] keeps nothing that was typed for another site', async () => {
    const screen = await showForm('100.00', [{ id: 7, name: 'BREATHE-2' }]);
    await type(screen, 'Funds of BREATHE-2', '60');
    screen.host.setAttribute('data-site-id', '13');
    await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue(''));
  });
});
