import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser, page } from 'vitest/browser';
import { approveReimbursement } from '../../src/api/reviews.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { later } from '../support/later.ts';
import {
  attributes,
  button,
  deny,
  expectQueue,
  forgetDecisions,
  posts,
  references,
  showQueue,
  success,
} from '../support/review-queue.ts';
import { type Screen, shown } from '../support/screen.ts';

beforeEach(forgetDecisions);

/** The name of the row whose name has the focus. */
const focusedName = ({ root }: Screen) =>
  root.activeElement?.matches('tbody th, .name') ? root.activeElement.textContent : undefined;

describe('approving', () => {
  /** Something high below the queue, and how far from the top of the window it is. */
  function longPage() {
    const below = document.createElement('div');
    below.style.height = '2000px';
    document.body.append(below);
    return { top: () => Math.round(below.getBoundingClientRect().top) };
  }

  it('[RQ-05] [UI-09] says so above search, rows and pager, wherever the page is scrolled to', async () => {
    await page.viewport(375, 700);
    const { screen } = await showQueue(30);
    screen.host.style.marginBlockStart = '100px';
    await userEvent.click(button(screen, 'Approve ERR-700002'));
    const message = (await screen.findByText(/^ERR-700002 approved/)).closest('.notice') as Element;
    const foot = () => message.getBoundingClientRect().bottom;
    // In its own card, over nothing of the page.
    expect(message.getBoundingClientRect().top).toBeGreaterThanOrEqual(100);
    expect(foot()).toBeLessThanOrEqual(screen.getByRole('searchbox').getBoundingClientRect().top);
    await waitFor(() => expect(references(screen)).not.toContain('ERR-700002'));
    expect(foot()).toBeLessThanOrEqual(button(screen, 'Deny ERR-700003').getBoundingClientRect().top);
    scrollTo(0, document.documentElement.scrollHeight);
    expect(foot()).toBeLessThanOrEqual(button(screen, 'Next page').getBoundingClientRect().top);
    expect(foot()).toBeGreaterThan(0);
    scrollTo(0, 0);
  });

  it('[RQ-05] shows its message while places of other rows are kept', async () => {
    const { screen } = await showQueue(3);
    await browser.click(button(screen, 'Approve ERR-700001'));
    await expectQueue(screen, 2, 3);
    await browser.click(button(screen, 'Approve ERR-700002'));
    const message = await screen.findByText(/^ERR-700002 approved/);
    expect(screen.root.querySelector('.empty-place')).toBeVisible();
    await waitFor(() => {
      const { x, y, width, height } = message.getBoundingClientRect();
      const there = screen.root.elementFromPoint(x + width / 2, y + height / 2);
      expect(message.contains(there)).toBe(true);
    });
  });

  it('[RQ-02] posts, removes the payment from the queue and sends psp:approved', async () => {
    const { screen, sent } = await showQueue(3);
    await userEvent.click(button(screen, 'Approve ERR-700002'));
    await expectQueue(screen, 1, 3);
    const [posted] = posts(sent);
    expect(await posted?.json()).toEqual({ quickApprove: true });
    expect(posted?.headers.get('content-type')).toBe('application/json');
    expect(posted?.headers.get('x-csrf-token')).toBe('f3b1');
    expect(screen.heard('psp:approved')).toEqual([{ id: '700002' }]);
  });

  it('[RQ-05] announces reference and amount, and locks the row until it leaves', async () => {
    const { screen, sent } = await showQueue(3);
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    expect(await screen.findByText('ERR-700001 approved: 91.69 USD.')).toBeVisible();
    const approved = button(screen, 'Approved ERR-700001');
    expect(approved).toHaveAttribute('aria-disabled', 'true');
    expect(approved.closest('tr')?.querySelector('.badge')).toHaveTextContent('Approved');
    approved.click();
    expect(screen.queryByRole('button', { name: 'Deny ERR-700001' })).toBeNull();
    await expectQueue(screen, 2, 3);
    expect(posts(sent)).toHaveLength(1);
  });

  it.each(['Enter', ' '])(
    '[RQ-05] decides nothing more when the key "%s" is pressed again, also after the row has left',
    async key => {
      const { screen, sent } = await showQueue(3);
      button(screen, 'Approve ERR-700002').focus();
      await userEvent.keyboard(`{${key}}`);
      await screen.findByRole('button', { name: 'Approved ERR-700002' });
      await userEvent.keyboard(`{${key}}`);
      await waitFor(() => expect(focusedName(screen)).toBe('ERR-700003'));
      await userEvent.keyboard(`{${key}}`);
      expect(screen.queryByRole('dialog')).toBeNull();
      await expectQueue(screen, 1, 3);
      expect(posts(sent)).toHaveLength(1);
    },
  );

  it.each([1200, 375])(
    '[RQ-05] moves the focus to the name of the next payment, or of the last one at the end, %s px',
    async width => {
      await page.viewport(width, 700);
      const { screen } = await showQueue(3);
      button(screen, 'Approve ERR-700002').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focusedName(screen)).toBe('ERR-700003'));
      await browser.keyboard('{Tab}');
      expect(screen.root.activeElement?.closest('tr')).toHaveTextContent('ERR-700003');
      button(screen, 'Approve ERR-700003').focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(focusedName(screen)).toBe('ERR-700001'));
    },
  );

  async function approveBy(device: string, approve: HTMLElement) {
    if (device === 'pointer') return browser.click(approve);
    approve.focus({ preventScroll: true });
    return browser.keyboard('{Enter}');
  }

  it.each(['pointer', 'keyboard'])(
    '[RQ-05] does not scroll back when somebody has scrolled on before the row leaves, by %s',
    async device => {
      await page.viewport(1200, 700);
      const answer = later<Response>();
      const { screen } = await showQueue(30, () => answer.promise);
      const below = longPage();
      await approveBy(device, button(screen, 'Approve ERR-700002'));
      scrollTo(0, 1500);
      const before = below.top();
      answer.resolve(success());
      await waitFor(() => expect(focusedName(screen)).toBe('ERR-700003'));
      expect(below.top()).toBe(before);
    },
  );

  it.each([
    ['pointer', false],
    ['keyboard', true],
  ])('[RQ-05] scrolls to a payment above the window for people with a %s: %s', async (device, isShown) => {
    await page.viewport(375, 700);
    const { screen } = await showQueue(3);
    longPage();
    const approve = button(screen, 'Approve ERR-700003');
    scrollTo(0, approve.getBoundingClientRect().top - 20);
    await approveBy(device, approve);
    await waitFor(() => expect(focusedName(screen)).toBe('ERR-700002'));
    const name = screen.getByText('ERR-700002', { selector: '.name' });
    expect(name.getBoundingClientRect().top >= 0).toBe(isShown);
  });

  it('[RQ-05] [TBL-24] moves the focus to the page before once the last page of a host-paged queue is empty', async () => {
    const queue = numbersTo(11);
    answering(
      to(tableBatch, request => batchFrom(payments, queue, request)),
      to(approveReimbursement, () => {
        queue.pop();
        return success();
      }),
    );
    const screen = await shown(element, { ...attributes, 'data-paging': 'host' });
    await userEvent.click(await screen.findByRole('button', { name: 'Page 2' }));
    const last = await screen.findByRole('button', { name: 'Approve ERR-700011' });
    last.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focusedName(screen)).toBe('ERR-700001'));
  });
});

describe('denying', () => {
  it('[RQ-04] shows the patient alone if the list has no amount', async () => {
    const columns = payments.columns.filter(({ data }) => data !== 'totalUSD');
    const row = (number: number) => ({ ...payments.row(number), totalUSD: '' });
    const { screen } = await showQueue(1, success, { columns, row });
    await userEvent.click(button(screen, 'Deny ERR-700001'));
    const dialog = await screen.findByRole('dialog', { name: 'Deny ERR-700001' });
    expect(dialog.querySelector('p')?.textContent).toBe('Patient 508-1037');
  });

  it('[RQ-04] shows the payment, asks for the reason and posts it trimmed', async () => {
    const { screen, sent } = await showQueue(2);
    await userEvent.click(button(screen, 'Deny ERR-700001'));
    const dialog = await screen.findByRole('dialog', { name: 'Deny ERR-700001' });
    expect(dialog).toHaveTextContent('Patient 508-1037');
    expect(dialog).toHaveTextContent('91.69 USD');
    await userEvent.click(button(screen, 'Cancel'));
    await deny(screen, 'ERR-700001', '  Receipt is missing ');
    await expectQueue(screen, 2);
    expect(await posts(sent)[0]?.json()).toEqual({ quickDeny: true, reason: 'Receipt is missing' });
    expect(screen.heard('psp:denied')).toEqual([{ id: '700001' }]);
    const message = 'ERR-700001 denied: 91.69 USD.';
    expect(screen.getByText(message).closest('.notice')).toHaveClass('neutral');
    // Its place says so as long as it is kept.
    expect(screen.root.querySelector('[data-outcome]')).toHaveAttribute('data-outcome', message);
  });

  it('[RQ-04] posts nothing without a reason', async () => {
    const { screen, sent } = await showQueue(1);
    const focused: string[] = [];
    screen.root.addEventListener('focusin', ({ target }) => focused.push((target as Element).outerHTML));
    await deny(screen, 'ERR-700001', '   ');
    // The field has its error when it gets the focus: one that came later would be read a second time.
    expect(focused.at(-1)).toMatch(/^<textarea .*aria-describedby/);
    expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Error: Enter a reason.');
    await userEvent.click(button(screen, 'Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(posts(sent)).toHaveLength(0);
  });

  it('[RQ-04] moves the focus after the dialog to the name of the payment, then to that of the next', async () => {
    const answer = later<Response>();
    const { screen } = await showQueue(2, () => answer.promise);
    await deny(screen, 'ERR-700001', 'Twice');
    expect(focusedName(screen)).toBe('ERR-700001');
    answer.resolve(success());
    await waitFor(() => expect(focusedName(screen)).toBe('ERR-700002'));
  });
});
