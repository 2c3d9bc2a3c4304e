import { fireEvent, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { payments } from '../support/answers/payments.ts';
import { pictures } from '../support/clock.ts';
import { expectLogged } from '../support/console.ts';
import { showPage } from '../support/restored-page.ts';
import { button, expectQueue, forgetDecisions, posts, showQueue, success } from '../support/review-queue.ts';
import type { Screen } from '../support/screen.ts';

beforeEach(async () => {
  forgetDecisions();
  await page.viewport(1200, 800);
});

/** The name of the focused row, if the row itself has the focus. */
const focusedRow = ({ root }: Screen) =>
  root.activeElement?.matches('tbody th') ? root.activeElement.textContent : undefined;

const focusedPayment = ({ root }: Screen) => root.activeElement?.closest('tr')?.querySelector('.name');

/** Approves the second of some payments by key, and waits until the focus is on the row of the third. */
async function approveSecond(screen: Screen): Promise<void> {
  button(screen, 'Deny ERR-700001').focus();
  await browser.keyboard('ja');
  await waitFor(() => expect(focusedRow(screen)).toBe('ERR-700003'));
}

/** Moves the focus from a button of the second row to the first row. */
async function goToFirst(screen: Screen): Promise<void> {
  button(screen, 'Deny ERR-700002').focus();
  await browser.keyboard('k');
  expect(focusedRow(screen)).toBe('ERR-700001');
}

/** Payments whose references are links. */
const linkedPayments = {
  ...payments,
  row: (number: number) => ({
    ...payments.row(number),
    reference: { display: `ERR-${700_000 + number}`, type: 'link', href: `/request/${number}/view` },
  }),
};

const moved = (screen: Screen) => screen.queryByText('The list moved. Press again.');

describe('the keys of the queue', () => {
  it('[RQ-09] approve and deny the payment with the focus, which J and K move', async () => {
    const { screen, sent } = await showQueue(3);
    button(screen, 'Approve ERR-700001').focus();
    await browser.keyboard('JJk');
    expect(focusedPayment(screen)).toHaveTextContent('ERR-700002');
    await browser.keyboard('d');
    expect(await screen.findByRole('dialog', { name: 'Deny ERR-700002' })).toBeVisible();
    // In a field, the keys are letters.
    await browser.keyboard('a?{Escape}');
    await waitFor(() => expect(focusedRow(screen)).toBe('ERR-700002'));
    await browser.keyboard('kja');
    await expectQueue(screen, 1, 3);
    expect(posts(sent).map(({ url }) => new URL(url).pathname)).toEqual([
      '/direct/reimbursement/700002/view/',
    ]);
  });

  it('[RQ-05] [RQ-09] decide one payment while a key is held down or pressed twice', async () => {
    const { screen, sent } = await showQueue(3);
    await goToFirst(screen);
    await browser.keyboard('aad');
    await waitFor(() => expect(focusedRow(screen)).toBe('ERR-700002'));
    const arrivedAt = performance.now();
    while (performance.now() - arrivedAt < 1500) {
      fireEvent.keyDown(screen.root.activeElement as Element, { key: 'a', repeat: true });
      await new Promise(requestAnimationFrame);
    }
    await expectQueue(screen, 2, 3);
    expect(posts(sent)).toHaveLength(1);
  });

  it('[RQ-07] [RQ-09] decide nothing in the first second on a row that the focus has come to by itself', async () => {
    const { screen, sent } = await showQueue(4);
    await approveSecond(screen);
    await browser.keyboard('a');
    expect(moved(screen)).toBeVisible();
    expect(posts(sent)).toHaveLength(1);
    await waitFor(
      async () => {
        await browser.keyboard('a');
        expect(posts(sent)).toHaveLength(2);
      },
      { timeout: 3000 },
    );
  });

  it('[RQ-09] decide at once on the row that the person goes to', async () => {
    const { screen, sent } = await showQueue(4);
    await approveSecond(screen);
    // A letter would be one step too far: the focus has just gone on by itself.
    await browser.keyboard('j');
    expect(focusedRow(screen)).toBe('ERR-700003');
    await browser.keyboard('{ArrowDown}a');
    expect(moved(screen)).toBeNull();
    await waitFor(() => expect(posts(sent).at(-1)?.url).toMatch(/700004/));
  });

  it('[RQ-07] [RQ-09] bring a payment that was scrolled away into the window before they decide', async () => {
    await page.viewport(1200, 300);
    const { screen, sent } = await showQueue(10);
    await goToFirst(screen);
    // The table scrolls on its own in a low window.
    (screen.root.querySelector('.frame') as Element).scrollTop = 400;
    // The keyboard of the browser provider would scroll to the focus first.
    await userEvent.keyboard('a');
    expect(posts(sent)).toHaveLength(0);
    // Only now it can be seen.
    await userEvent.keyboard('a');
    expect(posts(sent)).toHaveLength(0);
    await waitFor(
      async () => {
        await userEvent.keyboard('a');
        expect(posts(sent)).toHaveLength(1);
      },
      { timeout: 3000 },
    );
  });

  it('[RQ-09] decide nothing by what is typed before the dialog has come', async () => {
    const { screen, sent } = await showQueue(3);
    await goToFirst(screen);
    await browser.keyboard('daja');
    expect(await screen.findByRole('dialog', { name: 'Deny ERR-700001' })).toBeVisible();
    expect(posts(sent)).toHaveLength(0);
  });

  it('[RQ-09] decide nothing by a word that is typed where the focus could not be seen', async () => {
    const { screen, sent } = await showQueue(3);
    await browser.click(button(screen, 'Approve ERR-700001'));
    await waitFor(() => expect(focusedRow(screen)).toBe('ERR-700002'));
    // Longer than the second after the focus has come by itself.
    const arrivedAt = performance.now();
    await pictures(() => performance.now() - arrivedAt > 1200);
    await browser.keyboard('anna');
    expect(posts(sent)).toHaveLength(1);
  });

  it('[RQ-09] decide nothing on a row whose amount has just changed', async () => {
    let display = '20.50';
    const row = (number: number) => ({ ...payments.row(number), totalUSD: { display } });
    const { screen, sent } = await showQueue(3, success, { ...payments, row });
    await goToFirst(screen);
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    display = '9020.50';
    showPage(true);
    await screen.findAllByText('9,020.50');
    expect(focusedRow(screen)).toBe('ERR-700001');
    await browser.keyboard('a');
    expect(await screen.findByText('The list moved. Press again.')).toBeVisible();
    expect(posts(sent)).toHaveLength(0);
    vi.advanceTimersByTime(1000);
    await browser.keyboard('a');
    await waitFor(() => expect(posts(sent)).toHaveLength(1));
  });

  it('[RQ-09] decide nothing more in the first second after a decision that has failed', async () => {
    expectLogged('psp-review-queue');
    const { screen, sent } = await showQueue(3, () => new Response('', { status: 500 }));
    await goToFirst(screen);
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    await browser.keyboard('a');
    await screen.findByRole('button', { name: 'Check again' });
    await browser.keyboard('a');
    expect(posts(sent)).toHaveLength(1);
    vi.advanceTimersByTime(1000);
    await browser.keyboard('a');
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
  });

  it('[RQ-09] with Shift decide nothing', async () => {
    const { screen, sent } = await showQueue(2);
    await goToFirst(screen);
    await browser.keyboard('{Shift>}a{/Shift}');
    expect(posts(sent)).toHaveLength(0);
  });

  it('[RQ-09] decide nothing while a button or a link has the focus', async () => {
    const { screen, sent } = await showQueue(2);
    button(screen, 'Deny ERR-700001').focus();
    await browser.keyboard('a');
    button(screen, 'Approve ERR-700001').focus();
    await browser.keyboard('d');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts(sent)).toHaveLength(0);
  });

  it('[TBL-31] [RQ-09] Enter opens the payment if its row has the focus', async () => {
    const { screen } = await showQueue(4, success, linkedPayments);
    await approveSecond(screen);
    await browser.keyboard('{ArrowUp}');
    expect(focusedRow(screen)).toBe('ERR-700001');
    const opened: string[] = [];
    screen.root.addEventListener('click', event => {
      event.preventDefault();
      const link = event.target as HTMLAnchorElement;
      opened.push(link.pathname);
    });
    await browser.keyboard('{Enter}');
    expect(opened).toEqual(['/request/1/view']);
  });

  it('[RQ-09] keep the focus on the button Deny if it opened the dialog', async () => {
    const { screen } = await showQueue(2);
    const deny = button(screen, 'Deny ERR-700001');
    await goToFirst(screen);
    await browser.keyboard('d');
    await screen.findByRole('dialog');
    await browser.keyboard('{Escape}');
    await waitFor(() => expect(focusedRow(screen)).toBe('ERR-700001'));
    deny.focus();
    await browser.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await browser.keyboard('{Escape}');
    await waitFor(() => expect(screen.root.activeElement).toBe(deny));
  });

  it('[TBL-31] [RQ-09] ? shows them', async () => {
    const { screen } = await showQueue(1);
    button(screen, 'Approve ERR-700001').focus();
    await browser.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keys in this list' });
    const keys = [...dialog.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(keys).toEqual(['J', 'K', '↓, ↑', 'A', 'D', 'Enter', '/', '?']);
    expect(dialog).toHaveTextContent('Approve the chosen row');
  });
});
