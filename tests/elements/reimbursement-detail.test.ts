import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { otherReimbursements } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/reimbursement-detail/reimbursement-detail.tsx';
import { answering } from '../support/answers/answering.ts';
import { reimbursementDetail as detail } from '../support/answers/details.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged, logged } from '../support/console.ts';
import { showDetail } from '../support/reimbursement-detail.ts';
import { type Screen, shown } from '../support/screen.ts';

/** The value next to a label. */
const fact = (screen: Screen, label: string) =>
  [...screen.root.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling;

/** The visible text of each field that is not shown as sent. */
const formatted: Readonly<Record<string, string>> = {
  status: 'Correction Required',
  createdOn: '7 May 2026',
  lastUpdate: '19 May 2026',
  statusDate: '18 May 2026',
  paidOn: '30 May 2026',
  visitDate: '6 May 2026',
  caregivers: 'Rui Souza, Inês Souza',
  issues: 'The receipt for parking cannot be read.',
  totalUSD: '1,284.50',
  totalPayable: '1,184.25 EUR',
  withholding: '90.25 EUR',
  fees: '10 EUR',
  needTIN: 'TIN required',
  scoutNumberURL: 'SC-20508',
  patientProfileURL: '508-012-0001',
};
/** The expenses have a table; the others belong to other payment preferences. */
const notShown = ['expenses', 'paymentCheckName', 'paymentCheckAddress', 'paymentFirstSevenSingleLoadCard'];

describe('the summary', () => {
  it('[RD-02] shows the fields that are set', async () => {
    const { screen } = await showDetail(detail);
    const texts = Object.entries(detail)
      .filter(([key]) => !notShown.includes(key))
      .map(([key, value]) => formatted[key] ?? String(value));
    expect(texts.length).toBeGreaterThan(30);
    expect(texts.filter(text => !screen.root.textContent?.includes(text))).toEqual([]);
  });

  it('[RD-02] omits labels, groups and amounts that are not set', async () => {
    const { screen } = await showDetail({ visitType: 'Week 2' });
    const labels = [...screen.root.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['Visit type', 'Travel request', 'Record ID']);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Visit',
      'Request',
    ]);
    expect(fact(screen, 'Travel request')).toHaveTextContent('No travel request assigned');
  });

  it.each([
    [800, 4],
    [700, 2],
  ])('[RD-02] in a window of %i pixels has its facts in %i columns', async (width, columns) => {
    await page.viewport(width, 900);
    const { screen } = await showDetail(detail);
    const edges = [...screen.root.querySelectorAll('dt')].map(label => label.getBoundingClientRect().left);
    expect(new Set(edges).size).toBe(columns);
  });

  it('[RD-02] never renders more than seven digits of a card number', async () => {
    const paymentFirstSevenSingleLoadCard = '5412 7512 3412 3456';
    const { screen } = await showDetail({ paymentPreference: 'ScoutPass', paymentFirstSevenSingleLoadCard });
    expect(fact(screen, 'First seven digits of card')).toHaveTextContent('5412751');
    expect(screen.root.innerHTML).not.toContain('3456');
  });

  it('[RD-02] does not render, send, store or log the TIN for a project manager', async () => {
    expectLogged('psp-reimbursement-detail: data-reimbursement holds a TIN on a page for project managers.');
    const storageBefore = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
    const { screen, sent } = await showDetail(detail, { 'data-project-manager': true });
    await screen.findByText('No related requests.');
    const outputs = [
      screen.root.innerHTML,
      JSON.stringify(screen.heard('psp:error')),
      JSON.stringify(screen.heard('psp:ready')),
      sent.map(({ url }) => url).join(),
      location.href,
      document.title,
      logged().join(),
    ];
    for (const text of outputs) expect(text).not.toContain('900-70-0001');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).toBe(storageBefore);
    expect(fact(screen, 'TIN required')).toBeUndefined();
  });

  it.each([
    ['TR-30001', '/portal/request/TR-30001/view'],
    [{ id: 4, requestId: 'TR-30001' }, '/portal/request/TR-30001/view'],
    ['../admin', undefined],
  ])('[RD-02] links the travel request %j to %s', async (travelRequest, path) => {
    answering(to(otherReimbursements, [], `/portal${otherReimbursements.path}`));
    const screen = await shown(element, {
      'data-reimbursement': { id: '1', travelRequest },
      'data-api-base': '/portal',
    });
    const link = fact(screen, 'Travel request')?.querySelector('a');
    expect(link?.getAttribute('href')).toBe(path && location.origin + path);
  });

  it.each(['https://evil.test/', 'javascript:alert(1)'])(
    '[NET-01] shows no link for an address of another site: %s',
    async url => {
      expectLogged('a link of a record does not lead to an address of this site');
      const { screen } = await showDetail({ patientId: '508', patientProfileURL: url });
      expect(fact(screen, 'Patient ID')).toHaveTextContent('508');
      expect(screen.queryAllByRole('link')).toEqual([]);
    },
  );
});

describe('the progress', () => {
  it('[RD-01] shows the status as text and in percent, with the return reason and the issues', async () => {
    const { screen } = await showDetail(detail);
    const card = screen.getByRole('article', { name: 'Reimbursement ERR-40412' });
    expect(within(card).getByText('Correction Required')).toBeVisible();
    const progress = screen.getByRole('progressbar', { name: 'Progress: Correction Required' });
    expect(progress).toHaveAttribute('aria-valuenow', '70');
    const step = screen.getByText('Waiting for a correction by the patient or the site');
    expect(step).toBeVisible();
    expect(step.parentElement).toHaveTextContent('Status since 18 May 2026');
    const remarks = screen.getByRole('heading', { name: 'Return reason' }).parentElement;
    expect(remarks).toHaveTextContent('Please send a readable receipt for parking.');
    expect(remarks).toHaveTextContent('The taxi has no date.');
  });

  it('[RD-01] calls the reason of a denial so, since nothing was returned', async () => {
    const { screen } = await showDetail({ ...detail, status: 'denied' });
    const remarks = screen.getByRole('heading', { name: 'Reason for denial' }).parentElement;
    expect(remarks).toHaveTextContent('Please send a readable receipt for parking.');
    expect(screen.queryByRole('heading', { name: 'Return reason' })).toBeNull();
  });

  it('[RD-01] is that of Submitted without a status, and is hidden for an unknown one', async () => {
    const { screen } = await showDetail({});
    expect(screen.getByRole('progressbar', { name: 'Progress: Submitted' })).toHaveAttribute(
      'aria-valuenow',
      '70',
    );
    screen.host.dataset.reimbursement = JSON.stringify({ id: '1', status: 'on hold' });
    expect(await screen.findByText('on hold')).toBeVisible();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });
});
