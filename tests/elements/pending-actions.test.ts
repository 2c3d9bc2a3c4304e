import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { reimbursementsRequiringAction } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/pending-actions/pending-actions.tsx';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, silence, to } from '../support/answers/host.ts';
import { pendingAction } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { type Screen, shown } from '../support/screen.ts';

async function showList(answer: SentFor<typeof reimbursementsRequiringAction>, attributes = {}) {
  const sent = answering(to(reimbursementsRequiringAction, answer));
  const screen = await shown(element, { 'data-site-id': '12', ...attributes });
  return { screen, sent };
}

const cellTexts = (screen: Screen, row: number) =>
  [...(screen.getAllByRole('row')[row]?.children ?? [])].map(cell => cell.textContent?.trim());

describe('the list', () => {
  it('[SD-02] links each reimbursement, and all reimbursements of the site', async () => {
    const { screen, sent } = await showList(numbersTo(3).map(pendingAction));
    expect(await screen.findByRole('table', { name: 'Reimbursements Pending Action' })).toBeVisible();
    expect(sent.map(({ url }) => url)).toEqual([
      `${location.origin}/direct/api/dashboard/site/12/reimbursements/requiresAction/`,
    ]);
    expect(cellTexts(screen, 0)).toEqual(['Patient ID', 'Status', 'Total', 'Submitted on', 'View']);
    expect(cellTexts(screen, 1)).toEqual([
      '508-012-0001',
      'Processing Payment',
      '131.50 USD',
      '2 Feb 2026',
      'View 508-012-0001',
    ]);
    expect(screen.getByRole('rowheader', { name: '508-012-0001' })).toBeVisible();
    const view = screen.getByRole('link', { name: 'View 508-012-0002' });
    expect(view).toHaveAttribute('href', `${location.origin}/request/700002/view`);
    const viewMore = screen.getByRole('link', { name: 'View More' });
    expect(viewMore).toHaveAttribute('href', `${location.origin}/direct/reimbursement/site/12/list/`);
  });

  it('[SD-02] puts the link of a card on the line of its fact, and lets a finger hit it', async () => {
    await page.viewport(375, 700);
    const { screen } = await showList(numbersTo(1).map(pendingAction));
    const link = await screen.findByRole('link', { name: /^View 508/ });
    const { top, bottom, right } = link.getBoundingClientRect();
    const fact = screen.getByText('2 Feb 2026').getBoundingClientRect();
    expect(bottom - top).toBeGreaterThanOrEqual(44);
    expect((top + bottom) / 2).toBeGreaterThan(fact.top);
    expect((top + bottom) / 2).toBeLessThan(fact.bottom);
    expect(right).toBeGreaterThan(fact.right);
  });

  it('[SD-02] puts data-api-base before its own link, but not before links of the host', async () => {
    const answer = numbersTo(1).map(pendingAction);
    answering(to(reimbursementsRequiringAction, answer, `/portal${reimbursementsRequiringAction.path}`));
    const screen = await shown(element, { 'data-site-id': '12', 'data-api-base': '/portal' });
    const view = await screen.findByRole('link', { name: /^View 508/ });
    expect(view).toHaveAttribute('href', `${location.origin}/request/700001/view`);
    const viewMore = screen.getByRole('link', { name: 'View More' });
    expect(viewMore).toHaveAttribute('href', `${location.origin}/portal/direct/reimbursement/site/12/list/`);
  });

  it('[SD-03] [SD-05] shows unknown statuses as Denied, and reports them on the console', async () => {
    const long = 'x'.repeat(50);
    expectLogged(
      `psp-pending-actions: 2 of 4 reimbursements have a status that this list does not know and shows as Denied: "submitted", "${'x'.repeat(40)}". It knows`,
    );
    const statuses = ['canceled', 'submitted', long, 'denied'];
    const { screen } = await showList(
      statuses.map((status, number) => ({ ...pendingAction(number), status })),
    );
    await screen.findByText('Cancelled');
    expect([1, 2, 3, 4].map(row => cellTexts(screen, row)[1])).toEqual([
      'Cancelled',
      'Denied',
      'Denied',
      'Denied',
    ]);
    expect(screen.queryByText(long)).toBeNull();
  });

  it('[SD-05] shows a dash for a reimbursement without a status', async () => {
    const { screen } = await showList([
      { ...pendingAction(1), status: null },
      { ...pendingAction(2), status: ' ' },
    ]);
    await screen.findByRole('rowheader', { name: '508-012-0001' });
    expect([1, 2].map(row => cellTexts(screen, row)[1])).toEqual(['–', '–']);
  });

  it('[SD-02] shows incomplete and invalid fields as text', async () => {
    expectLogged('1 of 2 items of a list have no id');
    const patientId = '<img src=x onerror=alert(1)>';
    const { screen } = await showList([
      { id: 1, patientId, totalUSD: 'by hand', submissionDate: { date: '2026-02-30' } },
      { patientId: 'nameless' },
    ]);
    await screen.findByText(patientId);
    expect(cellTexts(screen, 1)).toEqual([patientId, '–', 'by hand', '2026-02-30', '']);
    expect(cellTexts(screen, 2)[0]).toBe('nameless');
  });
});

describe('without a list', () => {
  it('[SD-04] shows that it is loading', async () => {
    answering(silence);
    const screen = await shown(element, { 'data-site-id': '12' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading reimbursements...');
  });

  it('[SD-04] says so if there are none, without View More', async () => {
    const { screen } = await showList([]);
    expect(await screen.findByText('No Reimbursements require action at this time.')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
