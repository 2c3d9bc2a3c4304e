import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { otherReimbursements } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/reimbursement-detail/index.ts';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { reimbursementDetail as detail, expense } from '../support/answers/details.ts';
import { type SentFor, silence, to } from '../support/answers/host.ts';
import { reimbursement } from '../support/answers/lists.ts';
import { expectLogged, logged } from '../support/console.ts';
import { type Screen, shown, staffDetails } from '../support/screen.ts';

type Sent = SentFor<typeof otherReimbursements>;

/** Shows the reimbursement; the host answers with the related requests. */
async function showDetail(record: object, attributes: object = {}, related: Sent | Response = []) {
  const sent = answering(
    to(otherReimbursements, () => (related instanceof Response ? related.clone() : related)),
  );
  const screen = await shown(element, { 'data-reimbursement': { id: '700412', ...record }, ...attributes });
  return { screen, sent };
}

/** The value next to a label. */
const fact = (screen: Screen, label: string) =>
  [...screen.root.querySelectorAll('dt')].find(({ textContent }) => textContent === label)
    ?.nextElementSibling;

const cellTexts = (rows: readonly HTMLElement[]) =>
  rows.map(row => [...row.children].map(cell => cell.textContent?.trim()));

const expenseRows = (screen: Screen) =>
  within(screen.getByRole('table', { name: 'Expenses' }))
    .getAllByRole('row')
    .slice(1);

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

it('[RD-04] prints dates and amounts of related requests on one line', async () => {
  await page.viewport(690, 800);
  answering(
    to(otherReimbursements, [
      { ...reimbursement(1), visitDate: '2026-10-24', total: '2,103.62', visitType: 'Early termination' },
    ]),
  );
  const screen = await shown(element, { 'data-reimbursement': { id: 1 } });
  const table = await screen.findByRole('table', { name: 'Other Related Requests' });
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  const heights = [...table.querySelectorAll('.day bdi, .number .amount')].map(
    value => value.getBoundingClientRect().height,
  );
  expect(heights.length).toBeGreaterThan(1);
  expect(Math.max(...heights)).toBeLessThan(24);
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
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

  it('[RD-03] are all printed', async () => {
    const { screen } = await showDetail({ expenses: numbersTo(12).map(expense) });
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(expenseRows(screen)).toHaveLength(12));
    dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(expenseRows(screen)).toHaveLength(10));
  });

  it.each([
    { downloadUrl: 'https://evil.test/r.png', filename: 'r.png' },
    { receipt: '//evil.test/r.png' },
    { downloadUrl: 'javascript:alert(1)' },
    { filename: 'r.png' },
  ])('[RD-03] [NET-01] say that the receipt %j cannot be opened', async sent => {
    expectLogged('a receipt has no address of this site and cannot be opened');
    const { screen } = await showDetail({ expenses: [{ type: 'Taxi', ...sent }] });
    expect(await screen.findByText(/cannot be opened from here\./)).toBeVisible();
    expect(screen.queryByText('No receipt added')).toBeNull();
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Preview/ })).toBeNull();
  });

  it.each([
    [{ downloadUrl: 'https://evil.test/r', receipt: '/receipts/1' }, '/receipts/1'],
    [{ receipt: '/receipts/1', filename: 'taxi.pdf' }, '/receipts/1'],
    [{ upload: '/receipts/1' }, '/receipts/1'],
  ])('[RD-03] link the receipt %j to its address on this site', async (sent, path) => {
    const { screen } = await showDetail({ expenses: [{ type: 'Taxi', ...sent }] });
    expect(screen.getByRole('link').getAttribute('href')).toBe(location.origin + path);
  });

  it.each([null, false, '', [], {}, 'n/a', 'None', '-'])(
    '[RD-03] treat the receipt %j as none',
    async receipt => {
      const { screen } = await showDetail({
        expenses: [{ type: 'Taxi', receipt, ...(typeof receipt === 'string' && { filename: receipt }) }],
      });
      expect(screen.getByText('No receipt added')).toBeVisible();
    },
  );

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

  it('[RD-03] include entries that are plain texts, and skip empty ones', async () => {
    const { screen } = await showDetail({ expenses: { 0: { type: 'Taxi' }, 2: 'Train, by hand', 3: null } });
    expect(cellTexts(expenseRows(screen)).map(([type]) => type)).toEqual(['Taxi', 'Train, by hand']);
  });
});

describe('related requests', () => {
  const relatedRows = async (screen: Screen) =>
    within(await screen.findByRole('table', { name: 'Other Related Requests' }))
      .getAllByRole('row')
      .slice(1);

  it('[RD-04] are loaded by the id and linked', async () => {
    const { screen, sent } = await showDetail({}, {}, [reimbursement(3)]);
    expect(cellTexts(await relatedRows(screen))).toEqual([
      ['700003', 'In Review', 'Week 12', '4 Apr 2026', '7 Jul 2026', 'Bank Transfer', '123.50 EUR'],
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
    const table = await screen.findByRole('table', { name: 'Other Related Requests' });
    const rows = () => [...table.querySelectorAll('tbody tr')];
    expect(rows()).toHaveLength(5);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(rows()[0]).toHaveTextContent('700006');
    dispatchEvent(new Event('beforeprint'));
    await waitFor(() => expect(rows()).toHaveLength(12));
    dispatchEvent(new Event('afterprint'));
  });

  it('[RD-04] are all shown when one of them is malformed', async () => {
    const { screen } = await showDetail({}, {}, [
      { id: 7, status: { name: 'paid' }, total: null, visitType: ['A', 'B'], actions: 'none' },
      { id: 8, status: 'paid' },
    ] as unknown as Sent);
    expect((await relatedRows(screen)).length).toBe(2);
    expect(screen.getByText('A, B')).toBeVisible();
  });

  it('[NET-13] [RD-04] are shown and linked without ids and statuses', async () => {
    expectLogged('2 of 2 items of a list have no id');
    const actions = [{ href: '/request/1/view', title: 'View' }];
    const { screen } = await showDetail({}, {}, [{ visitType: 'Week 2', actions }, { visitType: 'Week 4' }]);
    expect(cellTexts(await relatedRows(screen)).map(cells => cells.slice(0, 3))).toEqual([
      ['View', '', 'Week 2'],
      ['', '', 'Week 4'],
    ]);
    expect(screen.root.querySelectorAll('tbody .badge')).toHaveLength(0);
  });

  it('[NET-01] [RD-04] have no link to another site', async () => {
    expectLogged('1 of 1 related requests have an action that leads to no address of this site');
    const actions = [{ href: '//evil.test/', title: 'View' }];
    const { screen } = await showDetail({}, {}, [{ ...reimbursement(3), actions }]);
    await relatedRows(screen);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([320, 375])('[RD-03] [RD-04] fit a window of %i pixels with very long words', async width => {
    await page.viewport(width, 800);
    const longWord = 'L'.repeat(120);
    const expenses = [{ type: 'Other', typeOther: longWord, amountFormatted: '1.50', filename: longWord }];
    const related = [{ ...reimbursement(3), visitType: longWord, payType: longWord, status: longWord }];
    expectLogged('a receipt has no address of this site');
    const { screen } = await showDetail({ status: longWord, expenses }, {}, related);
    await relatedRows(screen);
    const { documentElement } = document;
    expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth);
  });

  it.each([576, 680, 768])('[RD-04] fit into the card in a window of %i pixels', async width => {
    await page.viewport(width, 800);
    const { screen } = await showDetail({}, {}, [
      { ...reimbursement(3), status: 'processingPayment', total: '1123.50', submittedOn: '2026-10-29' },
      { ...reimbursement(4), status: 'correctionRequired', visitType: 'Screening' },
    ]);
    const [row] = await relatedRows(screen);
    const cardRight = row?.closest('[part~=card]')?.getBoundingClientRect().right ?? 0;
    expect(row?.getBoundingClientRect().right).toBeLessThanOrEqual(cardRight);
    for (const word of ['Processing Payment', 'Screening'])
      expect(screen.getByText(word).getBoundingClientRect().height).toBeLessThanOrEqual(36);
  });

  it('[RD-04] [RD-05] show the loading text, then the empty text', async () => {
    answering(silence);
    const loading = await shown(element, { 'data-reimbursement': { id: '1' } });
    expect(loading.getByText('Looking up related requests...')).toBeInTheDocument();
    const { screen } = await showDetail({});
    expect(await screen.findByText('No related requests.')).toBeVisible();
  });

  it('[RD-05] [UI-15] show a failure and load after Retry, while the reimbursement stays', async () => {
    expectLogged('psp-reimbursement-detail: GET', 'HTTP_404');
    let isFailing = true;
    answering(
      to(otherReimbursements, () => (isFailing ? new Response('', { status: 404 }) : [reimbursement(3)])),
    );
    const screen = await shown(element, { 'data-reimbursement': detail });
    expect(await screen.findByText('No entries available.')).toBeVisible();
    expect(screen.getByText('ERR-40412', { exact: false })).toBeVisible();
    expect(screen.queryByText('No related requests.')).toBeNull();
    isFailing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await relatedRows(screen)).toHaveLength(1);
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
