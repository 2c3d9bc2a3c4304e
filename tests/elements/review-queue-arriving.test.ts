import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { approveReimbursement } from '../../src/api/reviews.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element } from '../../src/elements/review-queue/review-queue.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchOf, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { expectLogged } from '../support/console.ts';
import { attributes, button, forgetDecisions, posts, references, success } from '../support/review-queue.ts';
import { type Screen, shown } from '../support/screen.ts';

beforeEach(async () => {
  forgetDecisions();
  await page.viewport(1280, 800);
});

/** A queue of 40 payments, half of whose first batch has arrived; the test lets the rest arrive, or break off. */
async function arrivingQueue() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  let rest: Uint8Array | undefined;
  let isBroken = false;
  const left = numbersTo(40);
  const sent = answering(
    to(
      tableBatch,
      request => {
        if (isBroken) throw new TypeError('network error');
        if (rest) return batchOf(payments, left, request);
        const list = JSON.stringify(batchOf(payments, left, request));
        const bytes = new TextEncoder().encode(list);
        rest = bytes.slice(bytes.length / 2);
        writer.write(bytes.slice(0, bytes.length / 2)).catch(() => {});
        return new Response(readable);
      },
      '/review/list/',
    ),
    to(approveReimbursement, (_, { id }) => {
      left.splice(left.indexOf(Number(id) - 700_000), 1);
      return success();
    }),
  );
  const screen = await shown(element, attributes);
  await screen.findByText('ERR-700001', { selector: '.name' });
  const arrive = async () => {
    await writer.write(rest);
    await writer.close();
  };
  const breakOff = () => {
    isBroken = true;
    return writer.abort(new TypeError('network error')).catch(() => {});
  };
  return { screen, sent, arrive, breakOff };
}

const firstTen = numbersTo(10).map(number => `ERR-7000${String(number).padStart(2, '0')}`);
const foot = ({ root }: Screen) => root.querySelector('.foot');
const count = ({ root }: Screen) => root.querySelector('.count')?.textContent;

it('[TBL-27] [ROOM-01] shows ten payments, but no pager, while the rest of the list is arriving; one of them can be approved', async () => {
  const { screen, sent, arrive } = await arrivingQueue();
  expect(references(screen)).toEqual(firstTen);
  expect(screen.root.querySelector('.skeleton-rows')).toBeNull();
  expect(foot(screen)).not.toBeVisible();
  await userEvent.click(button(screen, 'Approve ERR-700003'));
  await waitFor(() => expect(posts(sent)).toHaveLength(1));
  await arrive();
  await waitFor(() => expect(count(screen)).toBe('1–10 of 39'));
  expect(foot(screen)).toBeVisible();
  expect(references(screen)).not.toContain('ERR-700003');
});

it('[TBL-27] [NET-11] keeps the payments that came when the answer breaks off', async () => {
  expectLogged('psp-review-queue: GET /review/list/: ERR_NETWORK');
  const { screen, breakOff } = await arrivingQueue();
  await breakOff();
  expect(await screen.findByRole('button', { name: /^(Continue|Load)/ })).toBeVisible();
  expect(references(screen)).toEqual(firstTen);
  expect(count(screen)).toBe('1–10, there may be more');
  expect(foot(screen)).toBeVisible();
});
