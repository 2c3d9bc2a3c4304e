import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { otherReimbursements } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/reimbursement-detail/reimbursement-detail.tsx';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { reimbursementDetail as detail, expense } from '../support/answers/details.ts';
import { silence, to } from '../support/answers/host.ts';
import { reimbursement } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { refusal } from '../support/faulty-answers.ts';
import { showDetail } from '../support/reimbursement-detail.ts';
import { type Screen, shown, staffDetails } from '../support/screen.ts';

const cellTexts = (rows: readonly HTMLElement[]) =>
  rows.map(row => [...row.children].map(cell => cell.textContent?.trim()));

const expenseRows = (screen: Screen) =>
  within(screen.getByRole('table', { name: 'Expenses' }))
    .getAllByRole('row')
    .slice(1);

describe('expenses', () => {
  it('[RD-03] show the fields that are set', async () => {
    const { screen } = await showDetail(detail);
    expect(cellTexts(expenseRows(screen))).toEqual([
      [
        'Parking',
        '6 May 2026',
        '12.50 EUR',
        '13.60',
        'parking.svgPreview parking.svg7 May 2026Stored as 9f2c41d0.svg',
      ],
      ['Other: Care for a guide dog', '5 May 2026', '€ 40,00', '$43.55', 'No receipt added'],
    ]);
    expect(screen.getByRole('link', { name: 'parking.svg' })).toHaveAttribute(
      'href',
      `${location.origin}/reimbursement/700412/receipt/1.svg`,
    );
  });

  it.each([
    [991, 5],
    [992, 10],
  ])('[RD-03] in a window of %i pixels come %i to a page', async (width, size) => {
    await page.viewport(width, 900);
    const { screen } = await showDetail({ expenses: numbersTo(12).map(expense) });
    expect(expenseRows(screen)).toHaveLength(size);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(expenseRows(screen)).toHaveLength(Math.min(size, 12 - size));
  });

  it.each([
    { downloadUrl: 'https://evil.test/r.png', filename: 'r.png' },
    { receipt: '//evil.test/r.png' },
    { downloadUrl: 'javascript:alert(1)' },
    { filename: 'r.png' },
  ])('[RD-03] [NET-01] say that the receipt %j cannot be opened', async sent => {
    expectLogged('a receipt does not have an address of this site and cannot be opened');
    const { screen } = await showDetail({ expenses: [{ type: 'Taxi', ...sent }] });
    expect(await screen.findByText(/cannot be opened from here\./)).toBeVisible();
    expect(screen.queryByText('No receipt added')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
  });

  it('[RD-03] preview an image in a dialog, and say when it cannot be loaded', async () => {
    const downloadUrl = '/there/is/none.png';
    const { screen } = await showDetail({ expenses: [{ type: 'Taxi', filename: 'taxi.png', downloadUrl }] });
    const preview = screen.getByRole('button', { name: /^Preview/ });
    await userEvent.click(preview);
    const dialog = await screen.findByRole('dialog', { name: 'taxi.png' });
    expect(await within(dialog).findByText(/The picture could not be loaded\./)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.root.activeElement).toBe(preview);
  });

  it('[RD-03] show the empty text', async () => {
    const { screen } = await showDetail({ expenses: [] });
    expect(screen.getByText('No expenses yet.')).toBeVisible();
  });
});

describe('related requests', () => {
  const relatedRows = async (screen: Screen) =>
    within(await screen.findByRole('table', { name: 'Other related requests' }))
      .getAllByRole('row')
      .slice(1);

  it('[RD-04] are loaded by the id and linked', async () => {
    const { screen, sent } = await showDetail({}, {}, [reimbursement(3)]);
    expect(cellTexts(await relatedRows(screen))).toEqual([
      ['700003', 'In Review', '123.50 EUR', 'Week 12', '4 Apr 2026', '7 Jul 2026', 'Bank Transfer'],
    ]);
    expect(sent.map(({ url }) => url)).toEqual([`${location.origin}/reimbursement/api/list/other/700412/`]);
    expect(screen.getByRole('link', { name: '700003' })).toHaveAttribute(
      'href',
      `${location.origin}/request/1/view`,
    );
  });

  it('[RD-04] come five to a page on a phone, and are all printed', async () => {
    await page.viewport(375, 740);
    const { screen } = await showDetail({}, {}, numbersTo(12).map(reimbursement));
    const table = await screen.findByRole('table', { name: 'Other related requests' });
    const rows = () => [...table.querySelectorAll('tbody tr')];
    expect(rows()).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(rows()[0]).toHaveTextContent('700006');
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(rows()).toHaveLength(12));
    dispatchEvent(new Event('afterprint'));
  });

  it('[RD-04] link to the first action that needs no confirmation, and fall back to the date of the activity', async () => {
    const actions = [
      { title: 'Remove', href: '/remove/', flags: { confirm: { message: 'Sure?' } } },
      { title: 'None' },
      { title: 'View', href: '/view/' },
    ];
    const { screen } = await showDetail({}, {}, [{ id: 7, activityDate: '2026-05-01', actions }]);
    expect(cellTexts(await relatedRows(screen))).toEqual([['7', '', '', '', '1 May 2026', '', '']]);
    expect(screen.getByRole('link', { name: '7' })).toHaveAttribute('href', `${location.origin}/view/`);
  });

  it('[RD-04] [RD-05] show the loading text, then the empty text', async () => {
    answering(silence);
    const loading = await shown(element, { 'data-reimbursement': { id: '1' } });
    expect(loading.getByText('Looking up related requests...')).toBeInTheDocument();
    const { screen } = await showDetail({});
    expect(await screen.findByText('No related requests.')).toBeVisible();
  });

  it('[RD-05] [NET-13] that cannot be loaded say so, and what the host says, in one box', async () => {
    expectLogged('HTTP_404', 'HTTP_403');
    const answers = [refusal(404), refusal(403, 'Closed.')];
    answering(to(otherReimbursements, () => answers.shift() as Response));
    const screen = await shown(element, { 'data-reimbursement': { id: '1' } });
    const box = await screen.findByRole('alert');
    expect(box.textContent).toBe('This part could not be loaded.RetryNo entries available.');
    await userEvent.click(within(box).getByRole('button', { name: 'Retry' }));
    const reason = await screen.findByText('Closed.');
    expect(screen.getByRole('alert')).toContainElement(reason);
    expect(screen.getByText('No entries available.')).toBeVisible();
  });

  it.each([undefined, '', '..', 'a/b', {}])(
    '[NET-13] are not requested for the id %j, which is reported',
    async id => {
      expectLogged('ERR_ID');
      const sent = answering();
      const screen = await shown(element, { 'data-reimbursement': { id, reimbursementId: 'ERR-1' } });
      expect(await staffDetails(screen)).toMatch(/id is missing or cannot be part of an address/);
      expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
      expect(sent).toEqual([]);
    },
  );
});
