import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { reimbursementsRequiringAction } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/pending-actions/index.ts';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, silence, to } from '../support/answers/host.ts';
import { pendingAction } from '../support/answers/lists.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { type Screen, shown, staffDetails } from '../support/screen.ts';

type Sent = SentFor<typeof reimbursementsRequiringAction>;

const failureText =
  'Unable to load Reimbursements at this time. If the issue persists please contact a system administrator.';

async function showList(answer: Sent | Response, attributes = {}) {
  const sent = answering(
    to(reimbursementsRequiringAction, () => (answer instanceof Response ? answer.clone() : answer)),
  );
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
    expect(cellTexts(screen, 0)).toEqual(['Patient ID', 'Status', 'Submitted On', 'Total', 'View']);
    expect(cellTexts(screen, 1)).toEqual([
      '508-012-0001',
      'Processing Payment',
      '2 Feb 2026',
      '131.50 USD',
      'View 508-012-0001',
    ]);
    expect(screen.getByRole('rowheader', { name: '508-012-0001' })).toBeVisible();
    const view = screen.getByRole('link', { name: 'View 508-012-0002' });
    expect(view).toHaveAttribute('href', `${location.origin}/request/700002/view`);
    const viewMore = screen.getByRole('link', { name: 'View More' });
    expect(viewMore).toHaveAttribute('href', `${location.origin}/direct/reimbursement/site/12/list/`);
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

  it('[SD-03] [SD-05] shows unknown statuses as Denied, and names them on the console', async () => {
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

  it.each([
    ['2026-02-02', '2 Feb 2026'],
    ['2026-02-02T23:30:00Z', '2 Feb 2026'],
    [{ date: '2026-02-02 00:00:00.000000', timezone_type: 3, timezone: 'UTC' }, '2 Feb 2026'],
    [null, ''],
    ['soon', 'soon'],
  ])('[SD-05] shows the submission date %j as %j', async (submissionDate, text) => {
    const { screen } = await showList([{ ...pendingAction(1), submissionDate }]);
    await screen.findByRole('rowheader', { name: '508-012-0001' });
    expect(cellTexts(screen, 1)[2]).toBe(text);
  });

  it.each(['https://evil.test/x', 'javascript:alert(1)', '//evil.test'])(
    '[NET-01] shows no link to another site: %s',
    async view => {
      expectLogged('1 of 1 reimbursements have a "view" that is no address of this site');
      const { screen } = await showList([{ ...pendingAction(1), view }]);
      await screen.findByRole('rowheader', { name: '508-012-0001' });
      expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['View More']);
    },
  );

  it('[SD-02] shows incomplete and invalid fields as text', async () => {
    expectLogged('1 of 2 items of a list have no id');
    const patientId = '<img src=x onerror=alert(1)>';
    const { screen } = await showList([
      { id: 1, patientId, totalUSD: 'by hand', submissionDate: { date: '2026-02-30' } },
      { patientId: 'nameless' },
    ]);
    await screen.findByText(patientId);
    expect(cellTexts(screen, 1)).toEqual([patientId, '–', '2026-02-30', 'by hand', '']);
    expect(cellTexts(screen, 2)[0]).toBe('nameless');
  });
});

describe('without a list', () => {
  it('[SD-04] shows that it is loading', async () => {
    answering(silence);
    const screen = await shown(element, { 'data-site-id': '12' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading reimbursements...');
  });

  it('[SD-04] says so if there are none, and still links all reimbursements', async () => {
    const { screen } = await showList([]);
    expect(await screen.findByText('No Reimbursements require action at this time.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View More' })).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('[SD-04] shows, logs and reports a failure that can be retried', async () => {
    expectLogged('psp-pending-actions: GET', 'HTTP_404');
    let fails = true;
    const sent = answering(
      to(reimbursementsRequiringAction, () =>
        fails ? new Response('', { status: 404 }) : numbersTo(1).map(pendingAction),
      ),
    );
    const screen = await shown(element, { 'data-site-id': '12' });
    expect(await screen.findByText(failureText)).toBeVisible();
    const failure = { code: 'HTTP_404', message: 'An error occurred.' };
    await waitFor(() => expect(screen.heard('psp:error')).toEqual([failure]));
    fails = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: '508-012-0001' })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(screen.queryByText(failureText)).toBeNull();
  });

  it('[NET-02] shows the message of the host', async () => {
    expectLogged('HTTP_403');
    const { screen } = await showList(Response.json({ message: 'This site is closed.' }, { status: 403 }));
    expect(await screen.findByText('This site is closed.')).toBeVisible();
    expect(screen.getByText(failureText)).toBeVisible();
  });

  it('[NET-13] reports an invalid site id, without Retry', async () => {
    expectLogged('ERR_ID');
    const { screen } = await showList([], { 'data-site-id': '12/../13' });
    expect(await staffDetails(screen)).toMatch(/siteId is missing or cannot be part of an address/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('[NET-12] [NET-16] requests the list of another site anew, also when it returns to the first', async () => {
    const sent = answering(
      to(reimbursementsRequiringAction, (_, { siteId = '' }) => [{ ...pendingAction(1), patientId: siteId }]),
    );
    const screen = await shown(element, { 'data-site-id': '12' });
    await screen.findByRole('rowheader', { name: '12' });
    for (const site of ['13', '12']) {
      screen.host.dataset.siteId = site;
      await screen.findByRole('rowheader', { name: site });
    }
    expect(sent).toHaveLength(3);
  });

  it('[NET-12] ignores the late response for an earlier site', async () => {
    const late = later<void>();
    const listOf = (site: string) => [{ ...pendingAction(1), patientId: site }];
    const sent = answering(
      to(reimbursementsRequiringAction, (_, { siteId = '' }) =>
        siteId === '15' ? listOf(siteId) : late.promise.then(() => listOf(siteId)),
      ),
    );
    const screen = await shown(element, { 'data-site-id': '14' });
    await waitFor(() => expect(sent).toHaveLength(1));
    screen.host.dataset.siteId = '15';
    await screen.findByRole('rowheader', { name: '15' });
    late.resolve();
    await new Promise(requestAnimationFrame);
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['15']);
  });
});
