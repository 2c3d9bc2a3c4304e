import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
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

  it('[DEP-04] [NET-12] posts once while Enter is held, even if the host refuses at once', async () => {
    expectLogged('HTTP_422');
    const sent = answering(to(saveDeposits, () => Response.json({}, { status: 422 })));
    const screen = await showForm();
    await browser.click(amountField(screen, 'Funds of CARDIO'));
    await browser.keyboard('{Enter>20/}');
    await screen.findAllByRole('alert');
    expect(sent).toHaveLength(1);
    await browser.click(saveButton(screen));
    await waitFor(() => expect(sent).toHaveLength(2));
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

  it('[NET-12] continues when the element is removed and put back meanwhile, and does not post again', async () => {
    const answer = later<Response>();
    const sent = answering(to(saveDeposits, () => answer.promise));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    screen.host.remove();
    await null;
    document.body.append(screen.host);
    (await screen.findByRole('button', { name: 'Saving…' })).click();
    answer.resolve(savedResponse());
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it.each([[['x', 'x']], [['parentBalance', 'y']], [['z', 'zThreshold']]])(
    '[DEP-04] is refused for children %j, whose fields would overwrite each other',
    async ids => {
      expectLogged('Give each child its own id');
      const screen = await showForm(
        '100.00',
        ids.map(id => ({ id, name: id, depositBalance: 1 })),
      );
      expect(isUnavailable(saveButton(screen))).toBe(true);
    },
  );
});

describe('when saving fails', () => {
  const problemResponse = (status: number) => () =>
    Response.json({ message: 'The ledger is closed.' }, { status });

  it('[NET-02] a long message takes at most half of a low window and scrolls', async () => {
    await page.viewport(320, 256);
    expectLogged('HTTP_422');
    const message = 'The ledger of this site is closed until tomorrow. '.repeat(6).trim();
    answering(to(saveDeposits, () => Response.json({ message }, { status: 422 })));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    const notices = (await screen.findByText(message)).closest('.notices');
    if (!(notices instanceof HTMLElement)) throw new Error('The notice is not in a list of notices.');
    expect(notices.clientHeight).toBeLessThanOrEqual(128);
    notices.scrollTop = notices.scrollHeight;
    const end = screen.getByText(message).getBoundingClientRect().bottom;
    expect(end).toBeLessThanOrEqual(notices.getBoundingClientRect().bottom);
  });

  it.each([
    ['[NET-02] with a message from the host', problemResponse(422), 'HTTP_422', 'The ledger is closed.'],
    [
      '[NET-02] without a message',
      () => new Response('<h1>Oops</h1>', { status: 500 }),
      'HTTP_500',
      'An error occurred.',
    ],
    [
      '[NET-03] without a connection',
      () => Promise.reject(new TypeError('gone')),
      'ERR_NETWORK',
      'ERR_NETWORK: Network Error',
    ],
    [
      '[NET-10] with a redirect to another site',
      () => Response.json({ redirect: 'https://evil.test/' }),
      'ERR_REDIRECT',
      'An error occurred.',
    ],
    [
      '[NET-11] with the login page',
      () => new Response('', { status: 302, headers: { location: '/login' } }),
      'ERR_SESSION',
      'Your session has ended.',
    ],
  ])('%s, shows the failure and keeps what was typed', async (_, answer, code, text) => {
    expectLogged(code);
    const sent = answering(to(saveDeposits, answer));
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '50');
    await userEvent.click(saveButton(screen));
    expect((await screen.findAllByRole('alert')).map(alert => alert.textContent).join()).toContain(text);
    expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('50.00');
    expect(isUnavailable(saveButton(screen))).toBe(false);
    expect(sent).toHaveLength(1);
    expect(screen.heard('psp:navigate')).toEqual([]);
  });

  it('[NET-19] [EMB-05] what was typed and the outcome are shown when the form is put back', async () => {
    expectLogged('HTTP_500');
    const answer = later<Response>();
    answering(to(saveDeposits, () => answer.promise));
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '50');
    await userEvent.click(saveButton(screen));
    const { host } = screen;
    host.remove();
    await new Promise(requestAnimationFrame);
    answer.resolve(new Response('', { status: 500 }));
    await waitFor(() => expect(screen.heard('psp:error')).toHaveLength(1));
    document.body.append(host);
    expect(
      await screen.findByText("We couldn't confirm that this was saved. Save again to retry safely."),
    ).toBeVisible();
    expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('50.00');
  });

  it('[NET-12] an unknown outcome is reported, and the retry sends the same idempotency key', async () => {
    expectLogged('ERR_NETWORK');
    const sent = answering(to(saveDeposits, () => Promise.reject(new TypeError('gone'))));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    expect(
      await screen.findByText("We couldn't confirm that this was saved. Save again to retry safely."),
    ).toBeVisible();
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(request => request.headers.get('idempotency-key'));
    expect(first).toBe(second);
  });

  it('[DEP-04] with a conflict, Save stays disabled until the page is reloaded', async () => {
    expectLogged('HTTP_409');
    answering(to(saveDeposits, problemResponse(409)));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    expect(await screen.findByText(/Reload the page before saving/, { selector: 'bdi' })).toBeVisible();
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

  it('[NET-19] [EMB-05] stays unconfirmed when the form is taken out of the page and put back', async () => {
    expectLogged('ERR_NETWORK');
    answering(to(saveDeposits, () => Promise.reject(new TypeError('gone'))));
    const screen = await showForm();
    await userEvent.click(saveButton(screen));
    await screen.findByText(unconfirmed);
    screen.host.remove();
    await waitFor(() => expect(screen.queryByText(unconfirmed)).toBeNull());
    document.body.append(screen.host);
    expect(await screen.findByText(unconfirmed)).toBeVisible();
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

const unconfirmed = "We couldn't confirm that this was saved. Save again to retry safely.";
