import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { otherReimbursements } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/reimbursement-detail/index.ts';
import { answering } from '../support/answers/answering.ts';
import { reimbursementDetail as detail } from '../support/answers/details.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged, logged } from '../support/console.ts';
import { showDetail } from '../support/reimbursement-detail.ts';
import { type Screen, shown, staffDetails } from '../support/screen.ts';

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
  needTIN: 'TIN Required',
  scoutNumberURL: 'SC-20508',
  patientProfileURL: '508-012-0001',
};
const otherPreferences = [
  'paymentCheckName',
  'paymentCheckAddress',
  'paymentFirstSevenSingleLoadCard',
] as const;

describe('in a wide container', () => {
  const bottomOf = (element: Element | null) => element?.getBoundingClientRect().bottom ?? Number.NaN;

  it('[RD-02] puts the facts of a group side by side up to the edge of the card', async () => {
    await page.viewport(1000, 800);
    const { screen } = await showDetail(detail);
    const [list] = screen.root.querySelectorAll('.record-groups dl');
    const facts = [...(list?.children ?? [])].map(fact => fact.getBoundingClientRect());
    const right = Math.max(...facts.map(fact => fact.right));
    expect(facts.filter(({ top }) => top === facts[0]?.top)).toHaveLength(4);
    expect(list?.parentElement?.closest('.card')?.getBoundingClientRect().right).toBeLessThan(right + 32);
  });

  it('[RD-02] puts the amounts beside the status, above all facts', async () => {
    await page.viewport(1000, 800);
    const { screen } = await showDetail(detail);
    const amounts = screen.root.querySelector('.amounts');
    const badge = screen.root.querySelector('.badge');
    expect(amounts?.getBoundingClientRect().top).toBeLessThan(bottomOf(badge));
    const facts = screen.root.querySelector('.record-groups') as Element;
    expect(facts.getBoundingClientRect().top).toBeGreaterThan(bottomOf(amounts));
  });
});

describe('the summary', () => {
  it.each(Object.keys(detail).filter(key => key !== 'expenses' && !otherPreferences.includes(key as never)))(
    '[RD-02] shows %s when it is set',
    async key => {
      const { screen } = await showDetail(detail);
      const value = formatted[key] ?? String(detail[key as keyof typeof detail]);
      expect(screen.root.textContent).toContain(value);
    },
  );

  it('[RD-02] omits labels, groups and amounts that are not set', async () => {
    const { screen } = await showDetail({ visitType: 'Week 2' });
    const labels = [...screen.root.querySelectorAll('dt')].map(({ textContent }) => textContent);
    expect(labels).toEqual(['Visit Type', 'Record ID']);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Visit',
      'Request',
      'Travel Request',
    ]);
    expect(screen.getByText('No travel request assigned')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Amounts' })).toBeNull();
  });

  it.each([
    ['Bank Transfer', ['paymentBank', 'paymentRouting', 'paymentBIC', 'paymentACC', 'paymentACCName']],
    ['bankTransfer', ['paymentBank', 'paymentRouting', 'paymentBIC', 'paymentACC', 'paymentACCName']],
    ['Check', ['paymentCheckName', 'paymentCheckAddress']],
    ['ScoutPass', ['paymentFirstSevenSingleLoadCard']],
    ['By hand', []],
    ['', []],
    [null, []],
  ])(
    '[RD-02] [RD-05] for the payment preference %s shows only its own fields',
    async (paymentPreference, expected) => {
      const names = Object.keys(detail).filter(key =>
        /^payment(Bank|Routing|BIC|ACC|Check|First)/.test(key),
      ) as (keyof typeof detail)[];
      const markedValues = Object.fromEntries(names.map(name => [name, `1 ${name} 2`]));
      const { screen } = await showDetail({ ...markedValues, paymentPreference });
      const shownNames = names.filter(name => screen.root.textContent?.includes(`1 ${name} 2`));
      expect(shownNames.toSorted()).toEqual(expected.toSorted());
    },
  );

  it('[RD-02] never renders more than seven digits of a card number', async () => {
    const paymentFirstSevenSingleLoadCard = '5412 7512 3412 3456';
    const { screen } = await showDetail({ paymentPreference: 'ScoutPass', paymentFirstSevenSingleLoadCard });
    expect(fact(screen, 'First Seven Digits of Card')).toHaveTextContent('5412751');
    expect(screen.root.innerHTML).not.toContain('3456');
  });

  it.each([
    [true, false, '900-70-0001'],
    ['1', false, '900-70-0001'],
    [false, false, undefined],
    [undefined, false, undefined],
    ['false', false, undefined],
    [true, true, undefined],
  ])(
    '[RD-02] with needTIN %j and project manager %s shows the TIN %j',
    async (needTIN, isProjectManager, tin) => {
      if (isProjectManager) expectLogged('leave it out on the server');
      const { screen } = await showDetail(
        { needTIN, TIN: '900-70-0001' },
        { 'data-project-manager': isProjectManager },
      );
      expect(fact(screen, 'TIN')?.textContent).toBe(tin);
    },
  );

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
    expect(fact(screen, 'TIN Required')).toBeUndefined();
  });

  it.each([
    ['JPY', '12000', '12000 JPY'],
    ['KRW', '1234.5', '1234.5 KRW'],
    ['EUR', '12.5', '12.50 EUR'],
    [undefined, '12.5', '12.50 USD'],
    ['eur', '12.5', '12.50 EUR'],
    ['€', '12.5', '12.50 €'],
    ['US$', '12.5', '12.50 US$'],
    ['EUR', '5.', '5.00 EUR'],
    ['Unavailable', '12.5', '12.50'],
    ['n/a', '12.5', '12.50'],
    ['EUR', 'about 12', 'about 12'],
    ['EUR', 12, '12 EUR'],
  ])(
    '[UI-14] with the currency %s shows the amount %j as %j',
    async (paymentCurrency, totalPayable, expected) => {
      const { screen } = await showDetail({ paymentCurrency, totalPayable });
      expect(fact(screen, 'Total Payable')?.textContent?.trim()).toBe(expected);
    },
  );

  it.each(['361.4', '361.4 USD'])('[UI-14] says once that the total %j is in US dollars', async totalUSD => {
    const { screen } = await showDetail({ totalUSD, paymentCurrency: 'EUR' });
    expect(fact(screen, 'Total (USD)')?.textContent?.trim()).toBe('361.40');
  });

  it('[RD-02] shows its facts in two columns on a phone', async () => {
    await page.viewport(320, 740);
    const { screen } = await showDetail({ visitDate: '2026-05-06', visitType: 'Week 12' });
    const [first, second] = ['Visit Date', 'Visit Type'].map(label => fact(screen, label) as Element);
    expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  });

  it.each(['n/a', 'N/A', '', null, undefined, [], {}, false])(
    '[RD-02] treats the travel request %j as none',
    async travelRequest => {
      const { screen } = await showDetail({ travelRequest });
      expect(screen.getByText('No travel request assigned')).toBeVisible();
    },
  );

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
    const [link] = within(
      screen.getByRole('heading', { name: 'Travel Request' }).parentElement as HTMLElement,
    ).queryAllByRole('link');
    expect(link?.getAttribute('href')).toBe(path && location.origin + path);
  });

  it.each(['https://evil.test/', 'javascript:alert(1)', '//evil.test', '/\\evil.test', 'data:text/html,x'])(
    '[NET-01] shows no link for an address of another site: %s',
    async url => {
      expectLogged('a link of a record leads to no address of this site');
      const { screen } = await showDetail({ patientId: '508', patientProfileURL: url });
      expect(fact(screen, 'Patient ID')).toHaveTextContent('508');
      expect(screen.queryAllByRole('link')).toEqual([]);
    },
  );

  it('[RD-02] shows malformed values as sent', async () => {
    const { screen } = await showDetail({
      visitDate: '2026-02-30',
      createdOn: { date: '2026-05-07 00:00:00.000000', timezone: 'UTC' },
      statusDate: 'last week',
      studyName: { en: 'AURORA' },
      totalUSD: 'to be agreed',
      expenses: 'by post',
      issues: { code: 'E7' },
      notes: null,
    });
    expect(fact(screen, 'Visit Date')).toHaveTextContent('2026-02-30');
    expect(fact(screen, 'Created On')).toHaveTextContent('7 May 2026');
    expect(fact(screen, 'Study')).toHaveTextContent('en: AURORA');
    expect(fact(screen, 'Total (USD)')).toHaveTextContent('to be agreed');
    expect(screen.root.textContent).not.toMatch(/Invalid Date|NaN|undefined|\[object/);
  });
});

describe('the progress', () => {
  it('[RD-01] shows the status as text and in percent, with the return reason and the issues', async () => {
    const { screen } = await showDetail(detail);
    const card = screen.getByRole('article', { name: 'Reimbursement ERR-40412' });
    expect(within(card).getByText('Correction Required')).toBeVisible();
    const progress = screen.getByRole('progressbar', { name: 'Progress: Correction Required' });
    expect(progress).toHaveAttribute('aria-valuenow', '70');
    const remarks = screen.getByRole('heading', { name: 'Return Reason' }).parentElement;
    expect(remarks).toHaveTextContent('Please send a readable receipt for parking.');
    expect(remarks).toHaveTextContent('The taxi has no date.');
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

describe('an invalid attribute', () => {
  it.each([
    ['[]', 'has an unexpected value'],
    ['"700412"', 'has an unexpected value'],
    ['{"id": ', 'Write {id'],
  ])('[NET-13] data-reimbursement %s shows a message', async (text, message) => {
    expectLogged('psp-reimbursement-detail: data-reimbursement');
    const screen = await shown(element, { 'data-reimbursement': text });
    expect(await staffDetails(screen)).toContain(message);
  });
});
