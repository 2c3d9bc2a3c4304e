import { expect, test } from './journey.ts';
import { become, pick, typeDay } from './portal-steps.ts';
import type { Visitor } from './visitor.ts';

const form = 'psp-report-form';
const generate = { in: form, role: 'button', name: /^Generate/ };
const received = { selector: '#content tbody tr', at: 0 };

/** A searchable select is ready when the form is. */
async function choose(visitor: Visitor, field: string, option: string): Promise<void> {
  await visitor.expects(generate, 'isEnabled').toBe(true);
  await pick(visitor, form, new RegExp(`^${field}( \\(optional\\))?$`), new RegExp(option));
}

test('[RPT-15] [RPT-18] posts a report with the days that were typed', async ({ visitor }) => {
  await visitor.open('/report/site/');
  await choose(visitor, 'Report type', '^Visits$');
  await choose(visitor, 'Site', 'S-0012');
  await choose(visitor, 'Study', 'HORIZON-2');
  await typeDay(visitor, { in: form, label: /^Start date/ }, '1', '1', '2026');
  await typeDay(visitor, { in: form, label: /^End date/ }, '1', '3', '2026');
  await visitor.click(generate);
  await visitor
    .expects(received, 'text')
    .toContain(
      'type visits · site 12 · study 508 · dateStart 2026-01-01 · dateEnd 2026-01-03 · spooled true',
    );
});

test('[RPT-15] [RPT-18] posts a monthly report with the month that was picked', async ({ visitor }) => {
  await become(visitor, 'Site staff');
  await visitor.open('/report/site/');
  await choose(visitor, 'Report type', '^Monthly Report$');
  await choose(visitor, 'Site', 'S-0012');
  await visitor.choose({ in: form, role: 'combobox', name: 'Month' }, 'February');
  await visitor.choose({ in: form, role: 'combobox', name: 'Year' }, '2024');
  await visitor.click({ in: form, role: 'checkbox', name: 'Include fees' });
  await visitor.click(generate);
  await visitor
    .expects(received, 'text')
    .toContain(
      'type monthlyReport · site 12 · dateStart 2024-02-01 · dateEnd 2024-02-29 · includeFees true · spooled true',
    );
});

test('[RPT-13] [RPT-14] requests one report for a double click', async ({ visitor, portal }) => {
  await portal.fault({ match: '/report/site', method: 'POST', fault: 'held' });
  await visitor.open('/report/site/');
  await choose(visitor, 'Report type', 'Study Fee Configurations');
  await choose(visitor, 'Study', 'HORIZON-2');
  await visitor.click(generate, 2);
  await visitor.sees({ text: /Waiting for response from server/ });
  await portal.release();
  await visitor.sees(received);
  expect((await portal.requests())['POST /report/site/']).toBe(1);
});

test('[RPT-05] [UI-12] moves the focus to the first problem, and sends the corrected report', async ({
  visitor,
}) => {
  await visitor.open('/report/site/');
  await choose(visitor, 'Report type', 'SSN and TIN Validation');
  await choose(visitor, 'Site', 'S-0012');
  const start = { in: form, label: /^Start date/ };
  await typeDay(visitor, start, '1', '2', '2022');
  await visitor.click(generate);
  const problems = { in: `${form}`, selector: '.error-summary li' };
  await expect
    .poll(async () => (await visitor.all(problems)).map(({ text }) => text))
    .toEqual(['Select a study.', 'Start date: Enter 12 December 2022 or later.']);
  const study = { in: form, role: 'combobox', name: 'Study' };
  await visitor.expects(study, 'isFocused').toBe(true);
  await visitor.click({ in: form, role: 'link', name: /^Start date/ });
  await visitor.expects(start, 'isFocused').toBe(true);
  await typeDay(visitor, start, '1', '2', '2023');
  await choose(visitor, 'Study', 'HORIZON-2');
  await visitor.seesNo(problems);
  await visitor.click(generate);
  await visitor.expects(received, 'text').toContain('dateStart 2023-01-02');
});
