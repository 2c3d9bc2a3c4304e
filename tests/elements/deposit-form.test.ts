import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { saveDeposits } from '../../src/api/deposits.ts';
import { element } from '../../src/elements/deposit-form/index.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged, logged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { type Screen, shown } from '../support/screen.ts';

const children = [
  { id: 7, name: 'BREATHE-2', depositBalance: '40.00', depositThresholdAmount: '10.00' },
  { id: 8, name: 'CARDIO', depositBalance: '20.00' },
];

const showForm = (depositBalance: unknown = '100.00', lines: readonly object[] = children) =>
  shown(element, {
    'data-parent': { id: '1', depositBalance },
    'data-children': lines,
    'data-site-id': '12',
    'data-token': 'f3b1',
    'data-submit-url': '/deposit',
  });

const savedResponse = () => new Response('', { status: 303, headers: { location: '/deposit?saved' } });
const amountField = (screen: Screen, name: string) => screen.getByRole('textbox', { name });
const saveButton = (screen: Screen) => screen.getByRole('button', { name: 'Save balances' });
/** Whether a button is unavailable but still focusable, so that its reason can be read. */
const isUnavailable = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const exceededText = 'Total balance allocated must not exceed the total deposit balance.';

async function type(screen: Screen, name: string, text: string) {
  const field = amountField(screen, name) as HTMLInputElement;
  const selectAll = { initialSelectionStart: 0, initialSelectionEnd: field.value.length };
  await userEvent.type(field, text || '{Backspace}', field.value ? selectAll : {});
}

describe('[DEP-01] the form', () => {
  it('[DEP-01] shows each child with funds, threshold and a link to its budget', async () => {
    const screen = await showForm();
    expect(amountField(screen, 'Funds of BREATHE-2')).toHaveValue('40.00');
    expect(amountField(screen, 'Threshold of BREATHE-2')).toHaveValue('10.00');
    expect(amountField(screen, 'Threshold of CARDIO')).toHaveValue('5.00');
    const link = screen.getByRole('link', { name: 'View Study Budget Management of CARDIO' });
    expect(link).toHaveAttribute('href', `${location.origin}/direct/site/12/study/8/budget/`);
  });

  it('[DEP-01] shows no link for a child whose id cannot be part of an address', async () => {
    const screen = await showForm('100.00', [{ id: '../evil', name: 'Odd' }]);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('[DEP-03] the limit', () => {
  it.each([
    ['0.30', '0.10', '0.20', true],
    ['60.00', '40.00', '20.00', true],
    ['59.99', '40.00', '20.00', false],
    ['1,000.00', '999.99', '0.01', true],
    [1000.1, '1000.1', '0.01', false],
    ['-5.00', '0.00', '0.00', false],
  ])(
    '[DEP-03] allows saving a balance of %s allocated as %s and %s: %s',
    async (balance, first, second, canSave) => {
      const screen = await showForm(balance, [
        { id: 1, name: 'One', depositBalance: first },
        { id: 2, name: 'Two', depositBalance: second },
      ]);
      expect(isUnavailable(saveButton(screen))).toBe(!canSave);
      expect(Boolean(screen.queryByText(exceededText))).toBe(!canSave);
    },
  );

  it('[DEP-03] disables Save as soon as one cent too much is typed, and enables it again', async () => {
    const screen = await showForm();
    await type(screen, 'Funds of CARDIO', '60.01');
    expect(screen.getByText(exceededText)).toBeVisible();
    expect(isUnavailable(saveButton(screen))).toBe(true);
    await waitFor(() => expect(saveButton(screen)).toHaveAccessibleDescription(exceededText));
    await type(screen, 'Funds of CARDIO', '60');
    expect(screen.queryByText(exceededText)).toBeNull();
    expect(isUnavailable(saveButton(screen))).toBe(false);
    expect(saveButton(screen)).not.toHaveAccessibleDescription();
  });

  it('[DEP-03] is read with each of the funds while it is exceeded, but no single amount is wrong', async () => {
    const screen = await showForm();
    const funds = ['BREATHE-2', 'CARDIO'].map(study => amountField(screen, `Funds of ${study}`));
    for (const field of funds) expect(field).not.toHaveAccessibleDescription();
    await type(screen, 'Funds of CARDIO', '60.01');
    for (const field of funds) {
      await waitFor(() => expect(field).toHaveAccessibleDescription(exceededText));
      expect(field).toBeValid();
    }
    expect(amountField(screen, 'Threshold of BREATHE-2')).not.toHaveAccessibleDescription();
    await browser.fill(amountField(screen, 'Funds of BREATHE-2'), '');
    await browser.keyboard('{Tab}');
    await browser.fill(amountField(screen, 'Funds of CARDIO'), '100.01');
    await waitFor(() =>
      expect(funds[0]).toHaveAccessibleDescription(`Error: Enter an amount. ${exceededText}`),
    );
    await type(screen, 'Funds of CARDIO', '60');
    expect(funds[1]).not.toHaveAccessibleDescription();
  });

  it('[DEP-03] cannot be checked without a balance, so nothing can be saved', async () => {
    const screen = await showForm(null);
    expect(screen.getByText('The deposit balance is missing, so nothing can be saved.')).toBeVisible();
    expect(isUnavailable(saveButton(screen))).toBe(true);
  });
});

describe('[DEP-02] the threshold', () => {
  it('[DEP-02] follows the funds', async () => {
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '80');
    expect(amountField(screen, 'Threshold of BREATHE-2')).toHaveValue('20.00');
  });

  it('[DEP-02] is marked and focused by Save if it exceeds the funds', async () => {
    const sent = answering();
    const screen = await showForm();
    await type(screen, 'Threshold of BREATHE-2', '40.01');
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(amountField(screen, 'Threshold of BREATHE-2').matches(':focus')).toBe(true));
    expect(amountField(screen, 'Threshold of BREATHE-2')).toHaveAccessibleDescription(
      'Error: The threshold must not exceed the funds.',
    );
    expect(sent).toEqual([]);
  });

  it('[DEP-05] has a hint when the funds replace it, and nothing moves on blur', async () => {
    const screen = await showForm();
    await type(screen, 'Funds of BREATHE-2', '80');
    const threshold = amountField(screen, 'Threshold of BREATHE-2');
    expect(threshold).toHaveAccessibleDescription('Set to 25% of funds (was 10.00)');
    const { y } = saveButton(screen).getBoundingClientRect();
    await browser.click(threshold);
    await browser.keyboard('{Tab}');
    await waitFor(() => expect(threshold.matches(':focus')).toBe(false));
    await new Promise(requestAnimationFrame);
    expect(threshold).toHaveAccessibleDescription('Set to 25% of funds (was 10.00)');
    expect(saveButton(screen).getBoundingClientRect().y).toBe(y);
  });
});

it('[DEP-02] [UI-12] registers a click on Save that also blurs an invalid amount', async () => {
  const screen = await showForm();
  await browser.fill(amountField(screen, 'Threshold of BREATHE-2'), '-5');
  expect(screen.queryByText('Enter an amount of 0 or more.')).toBeNull();
  await browser.click(saveButton(screen));
  await waitFor(() => expect(amountField(screen, 'Threshold of BREATHE-2').matches(':focus')).toBe(true));
  expect(screen.getByText('Enter an amount of 0 or more.')).toBeVisible();
});

it('[DEP-01] [UI-12] lists several invalid amounts by study, each as a link to its field', async () => {
  const sent = answering();
  const screen = await showForm();
  await browser.fill(amountField(screen, 'Funds of BREATHE-2'), '-5');
  await browser.fill(amountField(screen, 'Threshold of CARDIO'), '20.01');
  await userEvent.click(saveButton(screen));
  const errorList = (await screen.findByText('There is a problem')).nextElementSibling as Element;
  expect([...errorList.children].map(({ textContent }) => textContent)).toEqual([
    'Funds of BREATHE-2: Enter an amount of 0 or more.',
    'Threshold of CARDIO: The threshold must not exceed the funds.',
  ]);
  // Showing the list focuses the first field.
  await waitFor(() => expect(amountField(screen, 'Funds of BREATHE-2').matches(':focus')).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: /^Threshold of CARDIO/ }));
  expect(amountField(screen, 'Threshold of CARDIO').matches(':focus')).toBe(true);
  await browser.fill(amountField(screen, 'Threshold of CARDIO'), '20');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Threshold of CARDIO/ })).toBeNull());
  expect(sent).toEqual([]);
});

it('[DEP-03] [UI-12] lists all invalid amounts, and states the exceeded balance once, below the remainder', async () => {
  const sent = answering();
  const screen = await showForm();
  await browser.fill(amountField(screen, 'Funds of BREATHE-2'), '100.01');
  const { y } = amountField(screen, 'Funds of BREATHE-2').getBoundingClientRect();
  await browser.fill(amountField(screen, 'Funds of CARDIO'), '-5');
  await browser.fill(amountField(screen, 'Threshold of CARDIO'), '');
  expect(amountField(screen, 'Funds of BREATHE-2').getBoundingClientRect().y).toBe(y);
  await userEvent.click(saveButton(screen));
  const errorList = (await screen.findByText('There is a problem')).nextElementSibling as Element;
  expect([...errorList.children].map(({ textContent }) => textContent)).toEqual([
    'Funds of CARDIO: Enter an amount of 0 or more.',
    'Threshold of CARDIO: Enter an amount.',
  ]);
  const statement = screen.getByText(exceededText).getBoundingClientRect();
  expect(statement.top).toBeGreaterThan(screen.getByText('Remaining').getBoundingClientRect().bottom);
  expect(statement.bottom).toBeLessThan(
    amountField(screen, 'Funds of BREATHE-2').getBoundingClientRect().top,
  );
  await waitFor(() => expect(amountField(screen, 'Funds of CARDIO').matches(':focus')).toBe(true));
  await browser.fill(amountField(screen, 'Threshold of BREATHE-2'), '200');
  await browser.keyboard('{Tab}');
  await screen.findByRole('link', { name: /^Threshold of BREATHE-2/ });
  expect(sent).toEqual([]);
});

describe('[DEP-05] an amount that cannot be read', () => {
  const unreadable = [
    { id: 7, name: 'BREATHE-2', depositBalance: '40.00', depositThresholdAmount: '1.000,50' },
  ];

  it('[DEP-05] stays blank if it was stored, is marked and logged, and blocks saving until one is entered', async () => {
    expectLogged('depositThresholdAmount of the child "7"');
    const sent = answering(to(saveDeposits, savedResponse));
    const screen = await showForm('100.00', unreadable);
    const threshold = amountField(screen, 'Threshold of BREATHE-2');
    expect(threshold).toHaveValue('');
    expect(threshold).toHaveAccessibleDescription(/We couldn't read the saved threshold\. Please enter it\./);
    expect(logged().join()).not.toContain('1.000,50');
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(threshold.matches(':focus')).toBe(true));
    expect(sent).toEqual([]);
    await browser.fill(threshold, '9');
    await userEvent.click(saveButton(screen));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((await (sent[0] as Request).formData()).get('7Threshold')).toBe('9.00');
  });

  it('[DEP-05] makes the totals unknown while it is typed', async () => {
    const screen = await showForm();
    const totals = () => [...screen.root.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(totals()).toEqual(['$100.00', '$60.00', '$40.00']);
    await type(screen, 'Funds of CARDIO', '1.000,50');
    expect(totals()).toEqual(['$100.00', '—', '—']);
    await type(screen, 'Funds of CARDIO', '');
    expect(totals()).toEqual(['$100.00', '$40.00', '$60.00']);
  });
});

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
