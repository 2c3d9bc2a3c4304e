import { expect, test } from './journey.ts';
import { pick } from './portal-steps.ts';
import { keys } from './visitor.ts';

const button = (name: string) => ({ role: 'button', name });

test('[QA-01] [QA-02] a double click starts a quick action once, and the form is usable after Back', async ({
  visitor,
  portal,
}) => {
  const card = 'psp-quick-actions';
  await visitor.open('/direct/site/12/dashboard');
  await pick(visitor, card, 'Action', 'Create Reimbursement');
  await pick(visitor, card, 'Study', 'HORIZON-2');
  await pick(visitor, card, 'Site', /./);
  await pick(visitor, card, 'Patient', /^508-012-/);
  await visitor.click({ in: card, ...button('Create Reimbursement') }, 2);
  await visitor.expects({ selector: '.begun dd', at: 0 }, 'text').toBe('createErr');
  expect((await portal.requests())['POST /quick/action/router']).toBe(1);
  await visitor.back();
  await pick(visitor, card, 'Action', 'Add Patient');
  await visitor.seesNo({ in: card, role: 'combobox', name: 'Patient' });
});

test('[SD-01] starts a request for one of thousands of patients by keyboard alone', async ({ visitor }) => {
  const shortcut = 'psp-create-err';
  await visitor.open('/direct/site/12/dashboard');
  const study = { in: shortcut, role: 'combobox', name: 'Study' };
  await visitor.expects(study, 'isEnabled').toBe(true);
  await visitor.focus(study);
  await visitor.press('horizon', keys.enter);
  const patient = { in: shortcut, role: 'combobox', name: 'Patient' };
  await visitor.expects(patient, 'isEnabled').toBe(true);
  await visitor.press(keys.tab, '2403', keys.enter);
  await visitor.press(keys.tab, keys.enter);
  await visitor.sees({ text: /508-012-2403/ });
  expect(await visitor.path()).toMatch(/\/create$/);
});

test('[UI-06] a phone code is posted by the page’s own form, shown again, reset, and restored after Back', async ({
  visitor,
  portal,
}) => {
  // Of a page that must not be stored, Firefox restores no field at all.
  await portal.fault({ match: '/contact/', fault: 'cacheable', method: 'GET', times: 9 });
  await visitor.open('/contact/');
  const code = { role: 'combobox', name: 'Phone code' };
  const shows = (text: string) => visitor.sees({ in: 'psp-phone-code', text });
  await visitor.sees(code);
  await visitor.click(button('Save contact'));
  await shows('Select a country code.');
  await visitor.focus(code);
  await visitor.press('+44', keys.enter);
  await shows('United Kingdom (+44)');
  await visitor.type({ label: 'Telephone' }, '20 7946 0000');
  await visitor.click(button('Save contact'));
  await visitor.sees({ text: 'The contact details were saved.' });
  await shows('United Kingdom (+44)');
  await visitor.focus(code);
  await visitor.press('canada', keys.enter);
  await shows('Canada (+1)');
  await visitor.click(button('Reset'));
  await shows('United Kingdom (+44)');
  await visitor.focus(code);
  await visitor.press('canada', keys.enter);
  await shows('Canada (+1)');
  await visitor.click({ role: 'link', name: 'Start', at: 0 });
  await visitor.sees({ selector: '#pages' });
  await visitor.back();
  await shows('Canada (+1)');
});

test('[UI-05] a month picker keeps a form of the page from being sent until month and year are chosen', async ({
  visitor,
}) => {
  await visitor.open('/contact/');
  await visitor.browser.evaluate(`(() => {
    const form = document.createElement('form');
    form.id = 'months';
    form.action = '/contact/';
    const picker = document.createElement('psp-month-picker');
    picker.dataset.name = 'month';
    picker.dataset.required = '';
    const button = document.createElement('button');
    button.append('Show');
    form.append(picker, button);
    document.querySelector('#content').append(form);
    return true;
  })()`);
  await visitor.click(button('Show'));
  await visitor.sees({ in: 'psp-month-picker', text: 'Select a month and a year.' });
  await visitor.choose({ in: 'psp-month-picker', role: 'combobox', name: 'Month' }, 'February');
  await visitor.choose({ in: 'psp-month-picker', role: 'combobox', name: 'Year' }, '2024');
  await visitor.seesNo({ text: 'Select a month and a year.' });
  await visitor.click(button('Show'));
  await expect.poll(() => visitor.path()).toBe('/contact/?month=2024-02');
});

test('[UI-10] asks about cookies once, and remembers the answer for a year', async ({ visitor }) => {
  await visitor.browser.evaluate(`document.cookie = 'cookieConsent=; path=/; max-age=0'`);
  await visitor.open('/study/508/units/');
  await visitor.click({ in: 'psp-cookie-consent', ...button('Got it') });
  await visitor.seesNo({ role: 'region', name: 'Cookies' });
  const cookie = (await visitor.browser.cookies()).find(({ name }) => name === 'cookieConsent');
  expect(cookie).toMatchObject({ value: 'dismissed', path: '/', sameSite: 'lax', secure: false });
  expect(Math.round(((cookie?.expiry ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await visitor.browser.reload();
  expect(await visitor.browser.evaluate(`document.querySelectorAll('psp-cookie-consent').length`)).toBe(0);
});

test('[RPT-20] [RPT-21] [RPT-22] blocks an old form with a wrong address or an unknown study, then submits it', async ({
  visitor,
  portal,
}) => {
  // Of a page that must not be stored, Firefox restores no field at all.
  await portal.fault({ match: '/report/legacy/', fault: 'cacheable', method: 'GET' });
  await visitor.open('/report/legacy/');
  await expect
    .poll(() => visitor.browser.evaluate(`!!customElements.get('psp-legacy-report-form')`))
    .toBe(true);
  await visitor.choose({ label: 'Site' }, 'National Coordinating Centre, Direct-to-Study Participants');
  await visitor.sees({ text: /Please select a study before selecting a site\./ });
  await visitor.type({ label: 'Study' }, 'HORIZON-3');
  await visitor.press(keys.escape);
  await visitor.type({ label: 'Delivery email' }, 'a@clinic.test');
  await visitor.sees({ text: /This study is not in the records\./ });
  await visitor.type({ label: 'Confirm delivery email' }, 'b@clinic.test');
  await visitor.click(button('Schedule'));
  await visitor.sees({ text: /Email address values do not match/ });
  await visitor.type({ label: 'Confirm delivery email' }, 'a@clinic.test');
  await visitor.click(button('Schedule'));
  await visitor.click({ role: 'button', name: 'Cancel' });
  await visitor.expects({ label: 'Study' }, 'isFocused').toBe(true);
  await visitor.click(button('Schedule'));
  await visitor.click({ role: 'button', name: 'Ok' });
  await visitor.sees({ text: 'The report was scheduled.' });
  await visitor.back();
  await visitor.expects({ label: 'Study' }, 'value').toBe('HORIZON-3');
});
