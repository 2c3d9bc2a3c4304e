import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { advancePaymentsOfPatient } from '../../src/api/advance-payments.ts';
import { reimbursementsOfPatient } from '../../src/api/reimbursements.ts';
import { element } from '../../src/elements/patient-payments/patient-payments.tsx';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { silence, to } from '../support/answers/host.ts';
import { advancePayment, reimbursement } from '../support/answers/lists.ts';
import { rowTexts, type Screen, shown } from '../support/screen.ts';

const advancesPath = '/patient/api/list/payments/20001/advance-payment/minimal';
const expensesPath = '/reimbursement/api/list/patient/20001/minimal';

async function showPayments(attributes = {}) {
  const sent = answering(
    to(advancePaymentsOfPatient, { data: numbersTo(3).map(advancePayment) }),
    to(reimbursementsOfPatient, { data: numbersTo(30).map(reimbursement) }),
  );
  const screen = await shown(element, { 'data-patient-id': '20001', ...attributes });
  return { screen, requests: () => sent.map(({ url }) => url.replace(location.origin, '')) };
}

const tab = (screen: Screen, name: RegExp) => screen.getByRole('tab', { name });
const selectedTab = (screen: Screen) => screen.getByRole('tab', { selected: true }).textContent;

beforeEach(() => history.replaceState(null, ''));

describe('the tabs', () => {
  it('[PAY-01] request their list when first shown, and keep it', async () => {
    const { screen, requests } = await showPayments();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Advance Payments',
      'Expense Reimbursements',
    ]);
    expect(await screen.findByText('4001')).toBeVisible();
    expect(requests()).toEqual([advancesPath]);
    await userEvent.click(tab(screen, /Expense/));
    expect(await screen.findByText('700001', { selector: '.name a' })).toBeVisible();
    expect(screen.getByText('4001')).not.toBeVisible();
    expect([...new Set(requests())]).toEqual([advancesPath, expensesPath]);
    const before = requests().length;
    await browser.fill(screen.getByRole('searchbox'), 'AURORA');
    await userEvent.click(tab(screen, /Advance/));
    await userEvent.click(tab(screen, /Expense/));
    expect(screen.getByRole('searchbox')).toHaveValue('AURORA');
    expect(requests()).toHaveLength(before);
  });

  it('[PAY-01] follow the ARIA pattern: one tab stop, and each tab controls a panel', async () => {
    const { screen } = await showPayments();
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
  ])('[PAY-01] react to the keys %s with %s', async (keys, name) => {
    const { screen } = await showPayments();
    tab(screen, /Advance/).focus();
    await userEvent.keyboard(keys);
    expect(selectedTab(screen)).toBe(name);
    expect(screen.root.activeElement).toBe(screen.getByRole('tab', { name }));
  });

  it('[PAY-01] swap the arrow keys in right-to-left pages', async () => {
    const { screen } = await showPayments();
    screen.host.dir = 'rtl';
    tab(screen, /Advance/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(selectedTab(screen)).toBe('Expense Reimbursements');
    await userEvent.keyboard('{ArrowRight}');
    expect(selectedTab(screen)).toBe('Advance Payments');
  });
});

it("[PAY-01] after Back shows the tab that was selected last, and keeps the page's own history state", async () => {
  history.replaceState({ turbo: { id: 7 }, psp: { other: 'x' } }, '');
  const { screen } = await showPayments();
  await userEvent.click(tab(screen, /Expense/));
  expect(history.state).toMatchObject({ turbo: { id: 7 }, psp: { other: 'x' } });
  expect(JSON.stringify(history.state)).not.toContain('20001');
  screen.host.remove();
  const { screen: reopened, requests } = await showPayments({ 'data-tab': 'advance-payment' });
  expect(selectedTab(reopened)).toBe('Expense Reimbursements');
  expect(await reopened.findByText('700001', { selector: '.name a' })).toBeVisible();
  expect(requests()).toEqual([expensesPath]);
});

describe('the lists', () => {
  it.each([
    ['advance-payment', 'Looking up your payments...'],
    ['reimbursement', 'Looking up your reimbursements...'],
  ])('[PAY-01] show that they are loading: %s', async (name, text) => {
    answering(silence);
    const screen = await shown(element, { 'data-patient-id': '20001', 'data-tab': name });
    expect(screen.getByRole('status')).toHaveTextContent(text);
  });

  it('[PAY-01] [NET-08] show the fields of advance payments', async () => {
    const { screen } = await showPayments();
    await screen.findByText('4001');
    const titles = [...screen.root.querySelectorAll('thead th')].map(title => title.textContent);
    expect(titles).toEqual([
      'ID',
      'Visit type',
      'Visit date',
      'Study',
      'Payment method',
      'Pay currency',
      'Travel request ID',
    ]);
    const first = rowTexts(screen.root.querySelector('tbody tr'));
    expect(first).toEqual(['4001', 'Baseline', '2 Feb 2026', 'AURORA', 'Check', 'USD', 'TR-30001']);
  });
});
