import { expect, test } from './journey.ts';
import { become } from './portal-steps.ts';
import { keys } from './visitor.ts';

test('[TR-02] [TR-04] shows a travel request; a project manager sees no passport', async ({ visitor }) => {
  await visitor.open('/request/TR-30504/view');
  await visitor.sees({ in: 'psp-travel-request', text: /CA831207/ });
  await become(visitor, 'Project manager');
  await visitor.open('/request/TR-30504/view');
  await visitor.sees({ text: 'Patient Details have not been provided yet.' });
  await visitor.seesNo({ text: /CA831207/ });
});

test('[RD-01] [RD-03] [RD-04] shows a reimbursement, previews a receipt, and opens a related request', async ({
  visitor,
}) => {
  const detail = 'psp-reimbursement-detail';
  await become(visitor, 'Patient');
  await visitor.open('/request/790002/view');
  await visitor.sees({ in: detail, text: /^The receipt for parking cannot be read\./ });
  await visitor.sees({ in: detail, role: 'table', name: 'Expenses' });
  await visitor.click({ in: detail, role: 'button', name: /^Preview/, at: 0 });
  await visitor.sees({ role: 'dialog', name: 'parking.svg' });
  const { width, height } = await visitor.sees({ in: 'dialog, [role=dialog]', role: 'img' });
  expect(width).toBeGreaterThan(100);
  expect(height).toBeGreaterThan(100);
  await visitor.click({ role: 'button', name: 'Close' });
  await visitor.seesNo({ role: 'dialog' });
  await visitor.open('/request/790001/view');
  const related = { in: detail, role: 'link', name: /^\d{6}$/, at: 0 };
  const name = (await visitor.sees(related)).text;
  await visitor.click(related);
  await visitor.sees({ role: 'heading', name: `Reimbursement ERR-${name}` });
});

test('[PAY-01] Back restores the tab that was selected last, by keyboard', async ({ visitor }) => {
  const expenses = { role: 'tab', name: 'Expense Reimbursements' };
  await visitor.open('/patient/20001/payments/');
  await visitor.focus({ role: 'tab', name: 'Advance Payments' });
  await visitor.press(keys.right);
  await visitor.sees({ role: 'table', name: 'Expense Reimbursement List' });
  await visitor.expects(expenses, 'isFocused').toBe(true);
  await visitor.click({ role: 'link', name: 'All about this patient' });
  await visitor.sees({ role: 'heading', name: 'Reimbursements' });
  await visitor.back();
  await visitor.sees({ role: 'table', name: 'Expense Reimbursement List' });
});
