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

const form = (depositBalance: unknown = '100.00', lines: readonly object[] = children) =>
  shown(element, {
    'data-parent': { id: '1', depositBalance },
    'data-children': lines,
    'data-site-id': '12',
    'data-token': 'f3b1',
    'data-submit-url': '/deposit',
  });

const saved = () => new Response('', { status: 303, headers: { location: '/deposit?saved' } });
const amount = (screen: Screen, name: string) => screen.getByRole('textbox', { name });
const save = (screen: Screen) => screen.getByRole('button', { name: 'Save balances' });
/** It can be reached, says why, and does nothing. */
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const exceeds = 'Total balance allocated must not exceed the total deposit balance.';

async function type(screen: Screen, name: string, text: string) {
  const field = amount(screen, name) as HTMLInputElement;
  const all = { initialSelectionStart: 0, initialSelectionEnd: field.value.length };
  await userEvent.type(field, text || '{Backspace}', field.value ? all : {});
}

describe('[DEP-01] what is shown', () => {
  it('[DEP-01] each child with funds, threshold and the way to its budget', async () => {
    const screen = await form();
    expect(amount(screen, 'Funds of BREATHE-2')).toHaveValue('40.00');
    expect(amount(screen, 'Threshold of BREATHE-2')).toHaveValue('10.00');
    expect(amount(screen, 'Threshold of CARDIO')).toHaveValue('5.00');
    const link = screen.getByRole('link', { name: 'View Study Budget Management of CARDIO' });
    expect(link).toHaveAttribute('href', `${location.origin}/direct/site/12/study/8/budget/`);
  });

  it('[DEP-01] a child whose id cannot be part of an address has no link', async () => {
    const screen = await form('100.00', [{ id: '../evil', name: 'Odd' }]);
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
  ])('[DEP-03] of %s given out as %s and %s may be saved: %s', async (balance, one, two, may) => {
    const screen = await form(balance, [
      { id: 1, name: 'One', depositBalance: one },
      { id: 2, name: 'Two', depositBalance: two },
    ]);
    expect(isOff(save(screen))).toBe(!may);
    expect(Boolean(screen.queryByText(exceeds))).toBe(!may);
  });

  it('[DEP-03] a cent too much disables Save while typing; taking it back enables it', async () => {
    const screen = await form();
    await type(screen, 'Funds of CARDIO', '60.01');
    expect(screen.getByText(exceeds)).toBeVisible();
    expect(isOff(save(screen))).toBe(true);
    await waitFor(() => expect(save(screen)).toHaveAccessibleDescription(exceeds));
    await type(screen, 'Funds of CARDIO', '60');
    expect(screen.queryByText(exceeds)).toBeNull();
    expect(isOff(save(screen))).toBe(false);
    expect(save(screen)).not.toHaveAccessibleDescription();
  });

  it('[DEP-03] without a balance nothing can be saved', async () => {
    const screen = await form(null);
    expect(screen.getByText('The deposit balance is missing, so nothing can be saved.')).toBeVisible();
    expect(isOff(save(screen))).toBe(true);
  });
});

describe('[DEP-02] the threshold', () => {
  it('[DEP-02] follows the funds', async () => {
    const screen = await form();
    await type(screen, 'Funds of BREATHE-2', '80');
    expect(amount(screen, 'Threshold of BREATHE-2')).toHaveValue('20.00');
  });

  it('[DEP-02] above the funds is marked, and Save goes to it', async () => {
    const sent = answering();
    const screen = await form();
    await type(screen, 'Threshold of BREATHE-2', '40.01');
    await userEvent.click(save(screen));
    await waitFor(() => expect(amount(screen, 'Threshold of BREATHE-2').matches(':focus')).toBe(true));
    expect(amount(screen, 'Threshold of BREATHE-2')).toHaveAccessibleDescription(
      'Error: The threshold must not exceed the funds.',
    );
    expect(sent).toEqual([]);
  });
});

it('[DEP-02] [UI-12] the click that leaves a wrong amount for Save presses Save', async () => {
  const screen = await form();
  await browser.fill(amount(screen, 'Threshold of BREATHE-2'), '-5');
  expect(screen.queryByText('Enter an amount of 0 or more.')).toBeNull();
  await browser.click(save(screen));
  await waitFor(() => expect(amount(screen, 'Threshold of BREATHE-2').matches(':focus')).toBe(true));
  expect(screen.getByText('Enter an amount of 0 or more.')).toBeVisible();
});

it('[DEP-01] [UI-12] several wrong amounts are listed by study, each with the way to it', async () => {
  const sent = answering();
  const screen = await form();
  await browser.fill(amount(screen, 'Funds of BREATHE-2'), '-5');
  await browser.fill(amount(screen, 'Threshold of CARDIO'), '20.01');
  await userEvent.click(save(screen));
  const wrong = (await screen.findByText('There is a problem')).nextElementSibling as Element;
  expect([...wrong.children].map(({ textContent }) => textContent)).toEqual([
    'Funds of BREATHE-2: Enter an amount of 0 or more.',
    'Threshold of CARDIO: The threshold must not exceed the funds.',
  ]);
  // The first of them is led to when the list is shown.
  await waitFor(() => expect(amount(screen, 'Funds of BREATHE-2').matches(':focus')).toBe(true));
  await userEvent.click(screen.getByRole('link', { name: /^Threshold of CARDIO/ }));
  expect(amount(screen, 'Threshold of CARDIO').matches(':focus')).toBe(true);
  await browser.fill(amount(screen, 'Threshold of CARDIO'), '20');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Threshold of CARDIO/ })).toBeNull());
  expect(sent).toEqual([]);
});

describe('[DEP-05] a stored amount that cannot be read', () => {
  const odd = [{ id: 7, name: 'BREATHE-2', depositBalance: '40.00', depositThresholdAmount: '1.000,50' }];

  it('[DEP-05] stays blank, is marked, named in the console, and blocks saving until it is entered', async () => {
    expectLogged('depositThresholdAmount of the child "7"');
    const sent = answering(to(saveDeposits, saved));
    const screen = await form('100.00', odd);
    const threshold = amount(screen, 'Threshold of BREATHE-2');
    expect(threshold).toHaveValue('');
    expect(threshold).toHaveAccessibleDescription(/The stored threshold could not be read\. Enter it\./);
    expect(logged().join()).not.toContain('1.000,50');
    await userEvent.click(save(screen));
    await waitFor(() => expect(threshold.matches(':focus')).toBe(true));
    expect(sent).toEqual([]);
    await browser.fill(threshold, '9');
    await userEvent.click(save(screen));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect((await (sent[0] as Request).formData()).get('7Threshold')).toBe('9.00');
  });

  it('[DEP-05] while an amount cannot be read the sums say so', async () => {
    const screen = await form();
    const sums = () => [...screen.root.querySelectorAll('dd')].map(({ textContent }) => textContent);
    expect(sums()).toEqual(['$100.00', '$60.00', '$40.00']);
    await type(screen, 'Funds of CARDIO', '1.000,50');
    expect(sums()).toEqual(['$100.00', '—', '—']);
    await type(screen, 'Funds of CARDIO', '');
    expect(sums()).toEqual(['$100.00', '$40.00', '$60.00']);
  });

  it('[DEP-05] a threshold that the funds have rewritten says so, and nothing moves when the field is left', async () => {
    const screen = await form();
    await type(screen, 'Funds of BREATHE-2', '80');
    const threshold = amount(screen, 'Threshold of BREATHE-2');
    expect(threshold).toHaveAccessibleDescription('25 % of funds, was 10.00');
    const { y } = save(screen).getBoundingClientRect();
    await browser.click(threshold);
    await browser.keyboard('{Tab}');
    await waitFor(() => expect(threshold.matches(':focus')).toBe(false));
    await new Promise(requestAnimationFrame);
    expect(threshold).toHaveAccessibleDescription('25 % of funds, was 10.00');
    expect(save(screen).getBoundingClientRect().y).toBe(y);
  });
});

describe('[DEP-04] saving', () => {
  it('[DEP-04] posts the amounts with the token and follows the redirect', async () => {
    const sent = answering(to(saveDeposits, saved));
    const screen = await form();
    await type(screen, 'Funds of BREATHE-2', '1,0');
    await type(screen, 'Funds of BREATHE-2', '$50.5');
    await userEvent.click(save(screen));
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

  it('[DEP-04] one intent is one post, however often it is pressed', async () => {
    const answer = later<Response>();
    const sent = answering(to(saveDeposits, () => answer.promise));
    const screen = await form();
    const button = save(screen);
    for (let press = 0; press < 20; press += 1) button.click();
    await userEvent.type(amount(screen, 'Funds of CARDIO'), '{Enter}');
    expect(await screen.findByRole('button', { name: 'Saving…' })).toBeVisible();
    answer.resolve(saved());
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it('[DEP-04] [NET-12] Enter that is held sends once, also past a refusal that comes at once', async () => {
    expectLogged('HTTP_422');
    const sent = answering(to(saveDeposits, () => Response.json({}, { status: 422 })));
    const screen = await form();
    await browser.click(amount(screen, 'Funds of CARDIO'));
    await browser.keyboard('{Enter>20/}');
    await screen.findAllByRole('alert');
    expect(sent).toHaveLength(1);
    await browser.click(save(screen));
    await waitFor(() => expect(sent).toHaveLength(2));
  });

  it('[NET-10] a page that holds the browser back has a form for the next save', async () => {
    const sent = answering(to(saveDeposits, saved));
    const screen = await form();
    await userEvent.click(save(screen));
    expect(await screen.findByText('The balances were saved.')).toBeVisible();
    await userEvent.click(save(screen));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(request => request.headers.get('idempotency-key'));
    expect(first).not.toBe(second);
  });

  it('[NET-12] taken out and put back while it saves, it is still saving, and a press sends nothing', async () => {
    const answer = later<Response>();
    const sent = answering(to(saveDeposits, () => answer.promise));
    const screen = await form();
    await userEvent.click(save(screen));
    screen.host.remove();
    await null;
    document.body.append(screen.host);
    (await screen.findByRole('button', { name: 'Saving…' })).click();
    answer.resolve(saved());
    await waitFor(() => expect(screen.heard('psp:navigate')).toHaveLength(1));
    expect(sent).toHaveLength(1);
  });

  it.each([[['x', 'x']], [['parentBalance', 'y']], [['z', 'zThreshold']]])(
    '[DEP-04] children %j, whose fields would overwrite each other, are not saved',
    async ids => {
      expectLogged('Give each child its own id');
      const screen = await form(
        '100.00',
        ids.map(id => ({ id, name: id, depositBalance: 1 })),
      );
      expect(isOff(save(screen))).toBe(true);
    },
  );
});

describe('when saving fails, nothing typed is lost', () => {
  const problem = (status: number) => () => Response.json({ message: 'The ledger is closed.' }, { status });

  it('[NET-02] a long refusal leaves half of a low window to the form, and is read within its own', async () => {
    await page.viewport(320, 256);
    expectLogged('HTTP_422');
    const message = 'The ledger of this site is closed until tomorrow. '.repeat(6).trim();
    answering(to(saveDeposits, () => Response.json({ message }, { status: 422 })));
    const screen = await form();
    await userEvent.click(save(screen));
    const notices = (await screen.findByText(message)).closest('.notices');
    if (!(notices instanceof HTMLElement)) throw new Error('The notice stands in no list.');
    expect(notices.clientHeight).toBeLessThanOrEqual(128);
    notices.scrollTop = notices.scrollHeight;
    const end = screen.getByText(message).getBoundingClientRect().bottom;
    expect(end).toBeLessThanOrEqual(notices.getBoundingClientRect().bottom);
  });

  it.each([
    ['[NET-02] a refusal with a message', problem(422), 'HTTP_422', 'The ledger is closed.'],
    [
      '[NET-02] a failure without one',
      () => new Response('<h1>Oops</h1>', { status: 500 }),
      'HTTP_500',
      'An error occurred.',
    ],
    [
      '[NET-03] no connection',
      () => Promise.reject(new TypeError('gone')),
      'ERR_NETWORK',
      'ERR_NETWORK: Network Error',
    ],
    [
      '[NET-10] an answer that leaves the site',
      () => Response.json({ redirect: 'https://evil.test/' }),
      'ERR_REDIRECT',
      'An error occurred.',
    ],
    [
      '[NET-11] the sign-in page',
      () => new Response('', { status: 302, headers: { location: '/login' } }),
      'ERR_SESSION',
      'Your session has ended.',
    ],
  ])('%s', async (_, answer, code, text) => {
    expectLogged(code);
    const sent = answering(to(saveDeposits, answer));
    const screen = await form();
    await type(screen, 'Funds of BREATHE-2', '50');
    await userEvent.click(save(screen));
    expect((await screen.findAllByRole('alert')).map(alert => alert.textContent).join()).toContain(text);
    expect(amount(screen, 'Funds of BREATHE-2')).toHaveValue('50.00');
    expect(isOff(save(screen))).toBe(false);
    expect(sent).toHaveLength(1);
    expect(screen.heard('psp:navigate')).toEqual([]);
  });

  it('[NET-12] an unknown outcome is said to be unknown, and pressing again bears the same key', async () => {
    expectLogged('ERR_NETWORK');
    const sent = answering(to(saveDeposits, () => Promise.reject(new TypeError('gone'))));
    const screen = await form();
    await userEvent.click(save(screen));
    expect(await screen.findByText(/It is not known whether the balances were saved/)).toBeVisible();
    await userEvent.click(save(screen));
    await waitFor(() => expect(sent).toHaveLength(2));
    const [first, second] = sent.map(request => request.headers.get('idempotency-key'));
    expect(first).toBe(second);
  });

  it('[DEP-04] balances changed by somebody else cannot be overwritten', async () => {
    expectLogged('HTTP_409');
    answering(to(saveDeposits, problem(409)));
    const screen = await form();
    await userEvent.click(save(screen));
    expect(await screen.findByText(/Reload the page before saving/, { selector: 'bdi' })).toBeVisible();
    expect(isOff(save(screen))).toBe(true);
  });
});
