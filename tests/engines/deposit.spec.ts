import { expect, test } from './journey.ts';
import { keys } from './visitor.ts';

const page12 = '/direct/site/12/deposit/';
const exceeds = { text: 'Total balance allocated must not exceed the total deposit balance.' };
const unconfirmed = /^We couldn't confirm that this was saved\. Save again to retry safely\./;
const saved = { in: 'psp-flash-message', text: 'The deposit balances were saved.' };
const save = { role: 'button', name: 'Save balances' };
const clarion = { role: 'textbox', name: 'Funds of CLARION' };
const glide = { role: 'textbox', name: 'Funds of GLIDE 2' };

test('[DEP-03] [DEP-04] refuses an allocation above the balance by one cent; a saved allocation is there after a reload', async ({
  visitor,
}) => {
  await visitor.open(page12);
  await visitor.type(clarion, '151749.18');
  await visitor.sees(exceeds);
  await visitor.expects(save, 'isEnabled').toBe(false);
  await visitor.type(clarion, '151749.17');
  await visitor.seesNo(exceeds);
  await visitor.type(glide, '0');
  await visitor.click(save);
  await visitor.sees(saved);
  await visitor.browser.reload();
  await visitor.expects(clarion, 'value').toBe('151,749.17');
  await visitor.expects({ role: 'textbox', name: 'Threshold of CLARION' }, 'value').toBe('37,937.29');
});

test('[DEP-01] saves funds by keyboard alone', async ({ visitor }) => {
  await visitor.open('/direct/site/13/deposit/');
  const first = { role: 'textbox', name: /^Funds of/, at: 0 };
  await visitor.focus(first);
  await visitor.selectAll();
  await visitor.press('.05', keys.tab);
  await visitor.expects(first, 'value').toBe('0.05');
  await visitor.press(keys.tab, keys.tab, keys.enter);
  await visitor.sees(saved);
  await visitor.expects(first, 'value').toBe('0.05');
});

for (const [what, fault, text] of [
  ['an answer of status 500', { fault: 'status', status: 500 }, unconfirmed],
  ['an answer that is lost', { fault: 'committedThenReset' }, unconfirmed],
  ['a connection that is reset', { fault: 'reset' }, unconfirmed],
  ['the sign-in page', { fault: 'login' }, /Your session has ended/],
] as const)
  test(`[NET-12] keeps what was typed when saving meets ${what}, and saves it on the next press`, async ({
    visitor,
    portal,
  }) => {
    await visitor.open(page12);
    await visitor.type(glide, '12.34');
    await portal.fault({ ...fault, match: '/deposit', method: 'POST' });
    await visitor.click(save);
    await visitor.sees({ text });
    await visitor.expects(glide, 'value').toBe('12.34');
    expect(await visitor.path()).toBe(page12);
    await visitor.click(save);
    await visitor.sees(saved);
    await visitor.expects(glide, 'value').toBe('12.34');
  });

test('[DEP-04] [NET-10] is usable after Back to a page that the browser has kept', async ({
  visitor,
  portal,
}) => {
  await visitor.open('/');
  await portal.fault({ match: page12, method: 'GET', fault: 'cacheable' });
  await visitor.open(page12);
  await visitor.type(glide, '12.34');
  await visitor.click({ role: 'link', name: 'Start', at: 0 });
  await visitor.sees({ selector: '#pages' });
  await visitor.back();
  await visitor.expects(save, 'isEnabled').toBe(true);
  await visitor.type(glide, '23.45');
  await visitor.click(save);
  await visitor.sees(saved);
  await visitor.expects(glide, 'value').toBe('23.45');
  expect((await portal.requests())[`POST ${page12}`]).toBe(1);
});
