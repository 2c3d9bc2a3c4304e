import { Key } from 'selenium-webdriver';
import { expect, test } from './journey.ts';
import type { Visitor } from './visitor.ts';

const page12 = '/direct/site/12/deposit/';
const exceeds = { text: 'Total balance allocated must not exceed the total deposit balance.' };
const saved = { in: 'psp-flash-message', text: 'The deposit balances were saved.' };
const save = { role: 'button', name: 'Save balances' };
const clarion = { role: 'textbox', name: 'Funds of CLARION' };
const glide = { role: 'textbox', name: 'Funds of GLIDE 2' };

test('[DEP-02] [DEP-03] [DEP-04] refuses an allocation above the balance by one cent; a saved one and its threshold are there after a reload', async ({
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
  await visitor.open(page12);
  await visitor.expects(clarion, 'value').toBe('151,749.17');
  await visitor.expects({ role: 'textbox', name: 'Threshold of CLARION' }, 'value').toBe('37,937.29');
});

test('[DEP-01] saves funds by keyboard alone', async ({ visitor }) => {
  const first = { role: 'textbox', name: /^Funds of/ };
  await visitor.open('/direct/site/13/deposit/');
  await visitor.focus(first);
  await visitor.press('.05', Key.TAB);
  await visitor.expects(first, 'value').toBe('0.05');
  await visitor.press(Key.TAB, Key.TAB, Key.ENTER);
  await visitor.sees(saved);
  await visitor.expects(first, 'value').toBe('0.05');
});

test('[NET-12] keeps what was typed when the answer of saving is lost, and saves it on the next press', async ({
  visitor,
  portal,
}) => {
  await visitor.open(page12);
  await visitor.type(glide, '12.34');
  await portal.fault({ match: '/deposit', method: 'POST', fault: 'committedThenReset' });
  await visitor.click(save);
  await visitor.sees({ text: /^We couldn't confirm this\. It is safe to try again\./ });
  await visitor.expects(glide, 'value').toBe('12.34');
  expect(await visitor.path()).toBe(page12);
  await visitor.click(save);
  await visitor.sees(saved);
  await visitor.expects(glide, 'value').toBe('12.34');
});

test('[DEP-04] [NET-10] saves once after Back to a page that the browser has kept', async ({
  visitor,
  portal,
}) => {
  await portal.fault({ match: page12, method: 'GET', fault: 'cacheable' });
  await visitor.open(page12);
  await visitor.type(glide, '12.34');
  await visitor.click({ role: 'link', name: 'Start' });
  await visitor.sees({ selector: '#pages' });
  await visitor.back();
  await visitor.expects(save, 'isEnabled').toBe(true);
  await visitor.type(glide, '23.45');
  await visitor.click(save);
  await visitor.sees(saved);
  await visitor.expects(glide, 'value').toBe('23.45');
  expect((await portal.requests())[`POST ${page12}`]).toBe(1);
});

test.describe('a queue of payments', () => {
  const count = { in: 'psp-review-queue', selector: '.count' };
  const button = (name: string | RegExp) => ({ role: 'button', name });

  // Two batches: these journeys do not need 62,000 rows.
  test.beforeEach(({ portal }) =>
    portal.fault({ match: '/review/api/list/', fault: 'wrongTotal', value: 5000, times: 99 }),
  );

  /** Opens the queue; returns the name of the first payment. */
  async function openQueue(visitor: Visitor): Promise<string> {
    await visitor.open('/direct/reimbursement/site/12/review/');
    await visitor.expects(count, 'text').toBe('1–10 of 5,000');
    const [first] = await visitor.all({ in: 'psp-review-queue', selector: 'tbody .name' });
    return first?.text ?? '';
  }

  test('[RQ-02] a double click approves a payment once; it is gone after a reload', async ({
    visitor,
    portal,
  }) => {
    const name = await openQueue(visitor);
    await visitor.click(button(`Approve ${name}`), 2);
    await visitor.expects(count, 'text').toBe('1–10 of 4,999');
    const posts = Object.entries(await portal.requests()).filter(([call]) => call.startsWith('POST'));
    expect(posts).toEqual([[`POST /direct/reimbursement/${name.replace('ERR-', '')}/view/`, 1]]);
    expect(await openQueue(visitor)).not.toBe(name);
    await visitor.seesNo(button(`Approve ${name}`));
  });

  test('[RQ-01] denies a payment with a reason, by keyboard alone', async ({ visitor }) => {
    const name = await openQueue(visitor);
    await visitor.focus(button(`Deny ${name}`));
    await visitor.press(Key.ENTER);
    const reason = { role: 'textbox', name: 'Why is this request being denied?' };
    await visitor.expects(reason, 'isFocused').toBe(true);
    await visitor.press('The receipt is missing');
    await visitor.focus({ in: '[role=dialog], dialog', ...button('Deny') });
    await visitor.press(Key.ENTER);
    await visitor.seesNo({ role: 'dialog' });
    await visitor.expects(count, 'text').toBe('1–10 of 4,999');
    await visitor.seesNo(button(`Deny ${name}`));
  });

  test('[RQ-03] checks an approval whose answer was lost and finds that it was carried out', async ({
    visitor,
    portal,
  }) => {
    const name = await openQueue(visitor);
    await portal.fault({ match: '/view/', method: 'POST', fault: 'committedThenReset' });
    await visitor.click(button(`Approve ${name}`));
    await visitor.sees({ text: /^We couldn't confirm this\. Check again before deciding\./ });
    await visitor.click(button('Check again'));
    await visitor.sees({ text: `${name} is no longer waiting for review.` });
    await visitor.expects(count, 'text').toBe('1–10 of 4,999');
  });
});
