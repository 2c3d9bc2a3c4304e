import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { advancePaymentsOfPatient } from '../../src/api/advance-payments.ts';
import { reimbursementsOfPatient } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/patient-payments/index.ts';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { advancePayment, reimbursement } from '../support/answers/lists.ts';
import { rowTexts, type Screen, shown } from '../support/screen.ts';

const advances = '/patient/api/list/payments/20001/advance-payment/minimal';
const expenses = '/reimbursement/api/list/patient/20001/minimal';

async function payments(attributes = {}) {
  const sent = answering(
    to(advancePaymentsOfPatient, { data: numbersTo(3).map(advancePayment) }),
    to(reimbursementsOfPatient, { data: numbersTo(30).map(reimbursement) }),
  );
  const screen = await shown(element, { 'data-patient-id': '20001', ...attributes });
  return { screen, asked: () => sent.map(({ url }) => url.replace(location.origin, '')) };
}

const tab = (screen: Screen, name: RegExp) => screen.getByRole('tab', { name });
const chosen = (screen: Screen) => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => history.replaceState(null, ''));

describe('the tabs', () => {
  it('[PAY-01] ask for a list when it is first shown, and keep it', async () => {
    const { screen, asked } = await payments();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Advance Payments',
      'Expense Reimbursements',
    ]);
    expect(await screen.findByText('4001')).toBeVisible();
    expect(asked()).toEqual([advances]);
    await userEvent.click(tab(screen, /Expense/));
    expect(await screen.findByText('700001', { selector: '.name' })).toBeVisible();
    expect(screen.getByText('4001')).not.toBeVisible();
    expect([...new Set(asked())]).toEqual([advances, expenses]);
    const before = asked().length;
    await browser.fill(screen.getByRole('searchbox'), 'AURORA');
    await userEvent.click(tab(screen, /Advance/));
    await userEvent.click(tab(screen, /Expense/));
    expect(screen.getByRole('searchbox')).toHaveValue('AURORA');
    expect(asked()).toHaveLength(before);
  });

  it('[PAY-01] begin with the one that the page says', async () => {
    const { screen, asked } = await payments({ 'data-tab': 'reimbursement' });
    expect(chosen(screen)).toBe('Expense Reimbursements');
    expect(await screen.findByText('700001', { selector: '.name' })).toBeVisible();
    expect(asked()).toEqual([expenses]);
  });

  it('[PAY-01] are real ones: one stop of the Tab key, and a panel that each controls', async () => {
    const { screen } = await payments();
    const [first, second] = screen.getAllByRole('tab');
    expect(screen.getByRole('tablist', { name: 'Payments' })).toBeVisible();
    expect([first?.tabIndex, second?.tabIndex]).toEqual([0, -1]);
    const panel = screen.getByRole('tabpanel', { name: 'Advance Payments' });
    expect(first).toHaveAttribute('aria-controls', panel.id);
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it.each([
    ['{ArrowRight}', 'Expense Reimbursements'],
    ['{ArrowLeft}', 'Expense Reimbursements'],
    ['{ArrowRight}{ArrowRight}', 'Advance Payments'],
    ['{End}', 'Expense Reimbursements'],
    ['{End}{Home}', 'Advance Payments'],
    ['{Control>}{ArrowRight}{/Control}', 'Advance Payments'],
    ['x', 'Advance Payments'],
  ])('[PAY-01] follow the keys %s to %s', async (keys, name) => {
    const { screen } = await payments();
    tab(screen, /Advance/).focus();
    await userEvent.keyboard(keys);
    expect(chosen(screen)).toBe(name);
    expect(screen.root.activeElement).toBe(screen.getByRole('tab', { name }));
  });

  it('[PAY-01] stand the other way round where lines run from the right', async () => {
    const { screen } = await payments();
    screen.host.dir = 'rtl';
    tab(screen, /Advance/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen(screen)).toBe('Expense Reimbursements');
    await userEvent.keyboard('{ArrowRight}');
    expect(chosen(screen)).toBe('Advance Payments');
  });
});

describe('Back', () => {
  it("[PAY-01] shows the tab that was chosen last, and leaves the page's own state as it is", async () => {
    history.replaceState({ turbo: { id: 7 }, psp: { other: 'x' } }, '');
    const { screen } = await payments();
    await userEvent.click(tab(screen, /Expense/));
    expect(history.state).toMatchObject({ turbo: { id: 7 }, psp: { other: 'x' } });
    expect(JSON.stringify(history.state)).not.toContain('20001');
    screen.host.remove();
    const { screen: again, asked } = await payments({ 'data-tab': 'advance-payment' });
    expect(chosen(again)).toBe('Expense Reimbursements');
    expect(await again.findByText('700001', { selector: '.name' })).toBeVisible();
    expect(asked()).toEqual([expenses]);
  });

  it.each([
    ['the page’s own text'],
    [7],
    [[1]],
    [{ psp: 'x' }],
    [{ psp: { 'psp-patient-payments 1': 'gone' } }],
  ])('[PAY-01] never takes what stands there for a tab: %j', async state => {
    history.replaceState(state, '');
    const { screen } = await payments();
    expect(chosen(screen)).toBe('Advance Payments');
    await userEvent.click(tab(screen, /Expense/));
    expect(chosen(screen)).toBe('Expense Reimbursements');
    if (typeof state !== 'object' || Array.isArray(state)) expect(history.state).toEqual(state);
  });

  it('[PAY-01] two elements of a page remember each their own', async () => {
    const { screen: one } = await payments();
    const { screen: two } = await payments();
    await userEvent.click(tab(two, /Expense/));
    one.host.remove();
    two.host.remove();
    expect([chosen((await payments()).screen), chosen((await payments()).screen)]).toEqual([
      'Advance Payments',
      'Expense Reimbursements',
    ]);
  });
});

describe('the lists', () => {
  it.each([
    ['advance-payment', 'Looking up your payments...'],
    ['reimbursement', 'Looking up your reimbursements...'],
  ])('[PAY-01] say that they load: %s', async (name, text) => {
    answering(silence);
    const screen = await shown(element, { 'data-patient-id': '20001', 'data-tab': name });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('[PAY-01] [NET-08] show advance payments by what the portal sends', async () => {
    const { screen } = await payments();
    await screen.findByText('4001');
    const titles = [...screen.root.querySelectorAll('thead th')].map(title => title.textContent);
    expect(titles).toEqual([
      'ID',
      'Visit Type',
      'Visit Date',
      'Study',
      'Pay Type',
      'Pay Currency',
      'Travel Request ID',
    ]);
    const first = rowTexts(screen.root.querySelector('tbody tr'));
    expect(first).toEqual(['4001', 'Baseline', '2 Feb 2026', 'AURORA', 'Check', 'USD', 'TR-30001']);
  });

  it('[NET-08] know a payment by _id.$oid, too', async () => {
    answering(to(advancePaymentsOfPatient, { data: [{ _id: { $oid: 'a1b2' }, visitType: 'Baseline' }] }));
    const screen = await shown(element, { 'data-patient-id': '20001' });
    expect(await screen.findByText('a1b2')).toBeVisible();
  });

  it('[PAY-01] another patient shows nothing of the one before', async () => {
    const { screen } = await payments();
    await screen.findByText('4001');
    answering(to(advancePaymentsOfPatient, { data: [] }));
    screen.host.dataset.patientId = '20002';
    await waitFor(() => expect(screen.queryByText('4001')).toBeNull());
    expect(await screen.findByText('No data available in table')).toBeVisible();
  });
});
