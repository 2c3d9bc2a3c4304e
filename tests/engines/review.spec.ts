import { expect, test } from './journey.ts';
import { keys, type Visitor } from './visitor.ts';

const review = '/direct/reimbursement/site/12/review/';
const count = { in: 'psp-review-queue', selector: '.count' };
const button = (name: string) => ({ role: 'button', name });

/** Limits the queue to two batches, for journeys that do not need 62,000 rows. */
const endsWithSecondBatch = {
  match: '/review/api/list/',
  fault: 'wrongTotal',
  value: 5000,
  times: 99,
} as const;

async function openQueue(visitor: Visitor): Promise<string> {
  await visitor.open(review);
  await visitor.expects(count, 'text').toBe('1–10 of 5,000');
  return (await visitor.sees({ in: 'psp-review-queue', selector: 'tbody .name', at: 0 })).text;
}

test('[RQ-02] a double click approves a payment once; it is gone after a reload', async ({
  visitor,
  portal,
}) => {
  await portal.fault(endsWithSecondBatch);
  const name = await openQueue(visitor);
  await visitor.click(button(`Approve ${name}`), 2);
  await visitor.expects(count, 'text').toBe('1–10 of 4,999');
  await visitor.seesNo(button(`Approve ${name}`));
  const posts = Object.entries(await portal.requests()).filter(([call]) => call.startsWith('POST'));
  expect(posts).toEqual([[`POST /direct/reimbursement/${name.replace('ERR-', '')}/view/`, 1]]);
  await visitor.browser.reload();
  await visitor.sees({ role: 'button', name: /^Approve/ });
  await visitor.seesNo(button(`Approve ${name}`));
});

test('[RQ-01] denies a payment with a reason, by keyboard alone', async ({ visitor, portal }) => {
  await portal.fault(endsWithSecondBatch);
  const name = await openQueue(visitor);
  await visitor.focus(button(`Deny ${name}`));
  await visitor.press(keys.enter);
  const reason = { role: 'textbox', name: 'Why is this request being denied?' };
  await visitor.expects(reason, 'isFocused').toBe(true);
  await visitor.press('The receipt is missing');
  await visitor.focus({ in: '[role=dialog], dialog', ...button('Deny') });
  await visitor.press(keys.enter);
  await visitor.seesNo({ role: 'dialog' });
  await visitor.expects(count, 'text').toBe('1–10 of 4,999');
  await visitor.seesNo(button(`Deny ${name}`));
});

test('[RQ-03] checks an approval whose answer was lost and finds that it was carried out', async ({
  visitor,
  portal,
}) => {
  await portal.fault(endsWithSecondBatch);
  const name = await openQueue(visitor);
  await portal.fault({ match: '/view/', method: 'POST', fault: 'committedThenReset' });
  await visitor.click(button(`Approve ${name}`));
  await visitor.sees({ text: "We couldn't confirm this. Check again before deciding." });
  await visitor.click(button('Check again'));
  await visitor.sees({ text: `${name} is no longer waiting for review.` });
  await visitor.expects(count, 'text').toBe('1–10 of 4,999');
});
