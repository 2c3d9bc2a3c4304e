import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { approveReimbursement } from '../../src/api/reviews.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { pageDecisions } from '../../src/screen/posts/row-posts.ts';
import { answering } from './answers/answering.ts';
import { batchFrom, numbersTo } from './answers/batches.ts';
import { to } from './answers/host.ts';
import { payments } from './answers/payments.ts';
import { type Screen, shown } from './screen.ts';

type Decide = (request: Request, id: string) => Response | Promise<Response>;

/** The answer to a decision that was carried out. */
export const success = () => Response.json({ result: 'success' });

/** The answer to a decision that the host refuses, with its reason. */
export const refusal = (message: string, status = 422) => Response.json({ message }, { status });

/** The attributes of a queue whose list is at /review/list/. */
export const attributes = { 'data-endpoint': '/review/list/', 'data-token': 'f3b1' };

/** Forgets earlier decisions: they belong to the page, and all tests of a file share one. */
export function forgetDecisions(): void {
  pageDecisions().states.value = new Map();
}

/** Shows a queue of `count` payments; `decide` answers the posts, `queue` is the host's list. */
export async function showQueue(count: number, decide: Decide = success, table = payments) {
  const queue = numbersTo(count);
  const sent = answering(
    to(tableBatch, request => batchFrom(table, queue, request), '/review/list/'),
    to(approveReimbursement, (request, { id = '' }) => decide(request, id)),
  );
  const screen = await shown(element, attributes);
  if (count) await screen.findByText('ERR-700001', { selector: '.name, .name > *' });
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, sent, queue };
}

/** The button with this name, such as `Approve ERR-700001`. */
export const button = (screen: Screen, name: string) => screen.getByRole('button', { name });

/** The decisions among the requests. */
export const posts = (sent: readonly Request[]) => sent.filter(({ method }) => method === 'POST');

/** The references of the payments on the current page. */
export const references = ({ root }: Screen) =>
  [...root.querySelectorAll('tbody tr:not(.empty-place) .name')].map(cell => cell.textContent);

/** Waits until the queue shows exactly the payments with these numbers. */
export const expectQueue = (screen: Screen, ...numbers: number[]) =>
  waitFor(() => expect(references(screen)).toEqual(numbers.map(number => `ERR-70000${number}`)));

/** Denies a payment for this reason. */
export async function deny(screen: Screen, reference: string, reason: string) {
  await userEvent.click(button(screen, `Deny ${reference}`));
  await browser.fill(
    await screen.findByRole('textbox', { name: 'Why is this request being denied?' }),
    reason,
  );
  await userEvent.click(button(screen, 'Deny'));
}
