import { Key } from 'selenium-webdriver';
import { expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

const form = 'psp-report-form';
const generate = { in: form, role: 'button', name: /^Generate/ };
const received = { selector: '#content tbody tr' };
const startDate = { in: form, label: /^Start date/ };
const button = (name: string) => ({ role: 'button', name });

/** Chooses the first option of that name in a searchable select of an element. */
async function choose(visitor: Visitor, tag: string, field: string, option: RegExp): Promise<void> {
  const combobox = { in: tag, role: 'combobox', name: new RegExp(`^${field}( \\(optional\\))?$`) };
  await visitor.expects(combobox, 'isEnabled').toBe(true);
  await visitor.click(combobox);
  await visitor.click({ in: tag, role: 'option', name: option });
}

test('[RPT-15] [RPT-18] posts a report with the days that were typed', async ({ visitor }) => {
  await visitor.open('/report/site/');
  await visitor.expects(generate, 'isEnabled').toBe(true);
  await choose(visitor, form, 'Report type', /^Visits$/);
  await choose(visitor, form, 'Site', /S-0012/);
  await choose(visitor, form, 'Study', /HORIZON-2/);
  await visitor.typeJanuary(startDate, 2, 2026);
  await visitor.typeJanuary({ in: form, label: /^End date/ }, 3, 2026);
  await visitor.click(generate);
  await visitor
    .expects(received, 'text')
    .toContain(
      'type visits · site 12 · study 508 · dateStart 2026-01-02 · dateEnd 2026-01-03 · spooled true',
    );
});

test('[RPT-05] [UI-12] moves the focus to the first problem, and sends the corrected report', async ({
  visitor,
}) => {
  await visitor.open('/report/site/');
  await visitor.expects(generate, 'isEnabled').toBe(true);
  await choose(visitor, form, 'Report type', /SSN and TIN Validation/);
  await choose(visitor, form, 'Site', /S-0012/);
  await visitor.typeJanuary(startDate, 2, 2022);
  await visitor.click(generate);
  const problems = { in: form, selector: '.error-summary li' };
  await visitor.expects(problems, 'text').toBe('Select a study.');
  await visitor.expects({ in: form, role: 'combobox', name: 'Study' }, 'isFocused').toBe(true);
  await visitor.click({ in: form, role: 'link', name: 'Start date: Enter 12 December 2022 or later.' });
  await visitor.expects(startDate, 'isFocused').toBe(true);
  await visitor.typeJanuary(startDate, 2, 2023);
  await choose(visitor, form, 'Study', /HORIZON-2/);
  await visitor.seesNo(problems);
  await visitor.click(generate);
  await visitor.expects(received, 'text').toContain('dateStart 2023-01-02');
});

test('[QA-01] [QA-02] a double click starts a quick action once, and the form is usable after Back', async ({
  visitor,
  portal,
}) => {
  const card = 'psp-quick-actions';
  await visitor.open('/direct/site/12/dashboard');
  await choose(visitor, card, 'Action', /^Create Reimbursement$/);
  await choose(visitor, card, 'Study', /^HORIZON-2$/);
  await choose(visitor, card, 'Site', /./);
  await choose(visitor, card, 'Patient', /^508-012-/);
  await visitor.click({ in: card, ...button('Create Reimbursement') }, 2);
  await visitor.expects({ selector: '.begun dd' }, 'text').toBe('createErr');
  expect((await portal.requests())['POST /quick/action/router']).toBe(1);
  await visitor.back();
  await choose(visitor, card, 'Action', /^Add Patient$/);
  await visitor.seesNo({ in: card, role: 'combobox', name: 'Patient' });
});

test('[SD-01] starts a request for one of thousands of patients by keyboard alone', async ({ visitor }) => {
  const study = { in: 'psp-create-err', role: 'combobox', name: 'Study' };
  await visitor.open('/direct/site/12/dashboard');
  await visitor.expects(study, 'isEnabled').toBe(true);
  await visitor.focus(study);
  await visitor.press('horizon', Key.ENTER);
  await visitor.expects({ ...study, name: 'Patient' }, 'isEnabled').toBe(true);
  await visitor.press(Key.TAB, '2403', Key.ENTER);
  await visitor.press(Key.TAB, Key.ENTER);
  await visitor.sees({ text: /508-012-2403/ });
  expect(await visitor.path()).toMatch(/\/create$/);
});

test('[UI-06] a phone code is posted by the page’s own form, shown again, reset, and restored after Back', async ({
  visitor,
  portal,
}) => {
  // Of a page that must not be stored, Firefox restores no field at all.
  await portal.fault({ match: '/contact/', fault: 'cacheable', method: 'GET', times: 9 });
  const code = { role: 'combobox', name: 'Phone code' };
  const shows = (text: string) => visitor.sees({ in: 'psp-phone-code', text });
  const pick = async (typed: string, shown: string) => {
    await visitor.focus(code);
    await visitor.press(typed, Key.ENTER);
    await shows(shown);
  };
  await visitor.open('/contact/');
  await visitor.click(button('Save contact'));
  await shows('Select a country code.');
  await pick('+44', 'United Kingdom (+44)');
  await visitor.type({ label: 'Telephone' }, '20 7946 0000');
  await visitor.click(button('Save contact'));
  await visitor.sees({ text: 'The contact details were saved.' });
  await shows('United Kingdom (+44)');
  await pick('canada', 'Canada (+1)');
  await visitor.click(button('Reset'));
  await shows('United Kingdom (+44)');
  await pick('canada', 'Canada (+1)');
  await visitor.click({ role: 'link', name: 'Start' });
  await visitor.sees({ selector: '#pages' });
  await visitor.back();
  await shows('Canada (+1)');
});
