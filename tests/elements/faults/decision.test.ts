import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { approveReimbursement } from '../../../src/api/reviews.ts';
import { tableBatch } from '../../../src/api/tables.ts';
import { element } from '../../../src/elements/review-queue/index.ts';
import { answering } from '../../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../../support/answers/batches.ts';
import { to } from '../../support/answers/host.ts';
import { payments } from '../../support/answers/payments.ts';
import { pictures } from '../../support/clock.ts';
import { expectLogged } from '../../support/console.ts';
import {
  brokenOff,
  lostConnection,
  maintenancePage,
  passwordPage,
  redirectElsewhere,
  redirectTo,
  refusal,
  silent,
  stalled,
  withByteOrderMark,
} from '../../support/faulty-answers.ts';
import { later } from '../../support/later.ts';
import { button, forgetDecisions, posts, references } from '../../support/review-queue.ts';
import { type Screen, shown } from '../../support/screen.ts';
import { elapse, retryAtOnce, stopClock } from '../../support/time-limits.ts';

type Reply = (request: Request) => Response | Promise<Response>;

const unconfirmed = "ERR-700001: We couldn't confirm this. Check again before deciding.";
const networkError = 'ERR_NETWORK: Network Error';
const noSuccess = 'Server did not report success';
const unreadable = 'ERR_PARSE: Unexpected response';

const approve = (screen: Screen) => button(screen, 'Approve ERR-700001');

/** A queue of two payments, whose host answers decisions with the fault; `queue` is the host's list. */
async function showQueue(fault: Reply) {
  const queue = numbersTo(2);
  const sent = answering(
    to(tableBatch, request => batchFrom(payments, queue, request), '/review/list/'),
    to(approveReimbursement, fault),
  );
  const screen = await shown(element, { 'data-endpoint': '/review/list/' });
  await waitFor(() => expect(references(screen)).toEqual(['ERR-700001', 'ERR-700002']));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  return { screen, sent, queue };
}

/** Finds both payments still there, and nothing approved. */
function expectBothKept(screen: Screen) {
  expect(references(screen)).toEqual(['ERR-700001', 'ERR-700002']);
  expect(screen.root.textContent).not.toMatch(/700001 approved|maintenance|Oops/);
  expect(screen.heard('psp:approved')).toEqual([]);
}

beforeEach(retryAtOnce);
beforeEach(forgetDecisions);

describe('a decision that meets', () => {
  it.each<[string, Reply, string, string]>([
    ['a redirect to another site', redirectElsewhere, 'ERR_NETWORK', networkError],
    ['an answer that breaks off', () => brokenOff('{"result":"success"'), 'ERR_NETWORK', networkError],
    ['a page', () => maintenancePage(), 'ERR_PARSE', unreadable],
    ['a sign-in page in place of the answer', passwordPage, 'ERR_SESSION', 'Your session has ended.'],
    ['{}', () => Response.json({}), 'ERR_RESULT', noSuccess],
    ['an array', () => Response.json([]), 'ERR_RESULT', noSuccess],
    ['a wrong type', () => Response.json({ result: 1 }), 'ERR_RESULT', noSuccess],
    ['a 503 with Retry-After', () => refusal(503, 'Busy.', { 'retry-after': '0' }), 'HTTP_503', 'Busy.'],
    ['a 502 with a page', () => maintenancePage(502), 'HTTP_502', 'An error occurred.'],
    ['a 504 with a page', () => maintenancePage(504), 'HTTP_504', 'An error occurred.'],
  ])(
    '[NET-19] [RQ-03] %s is sent once and unconfirmed: the payment stays, and only the same can be sent again',
    async (_, fault, code, text) => {
      expectLogged(code);
      const { screen, sent } = await showQueue(fault);
      await userEvent.click(approve(screen));
      expect((await screen.findAllByText(text, { exact: false }))[0]).toBeVisible();
      expect(approve(screen)).toHaveAccessibleDescription(unconfirmed);
      expect(button(screen, 'Deny ERR-700001')).toHaveAttribute('aria-disabled', 'true');
      expectBothKept(screen);
      expect(posts(sent)).toHaveLength(1);
      await userEvent.click(approve(screen));
      await waitFor(() => expect(posts(sent)).toHaveLength(2));
      const keys = posts(sent).map(({ headers }) => headers.get('idempotency-key'));
      expect(keys[0]).toBe(keys[1]);
    },
  );

  it.each<[string, Reply, string, string]>([
    ['a 400', () => refusal(400, 'Choose <b>one</b>.'), 'HTTP_400', 'Choose <b>one</b>.'],
    ['a 403 with a message', () => refusal(403, 'Not your site.'), 'HTTP_403', 'Not your site.'],
    ['a 429 with Retry-After', () => refusal(429, 'Slowly.', { 'retry-after': '0' }), 'HTTP_429', 'Slowly.'],
  ])(
    '[NET-19] [RQ-03] %s is sent once and refused: the payment stays with the reason, and both choices are on',
    async (_, fault, code, text) => {
      expectLogged(code);
      const { screen, sent } = await showQueue(fault);
      await userEvent.click(approve(screen));
      expect(await screen.findByRole('alert')).toHaveTextContent(`ERR-700001: ${text}`);
      expect(button(screen, 'Deny ERR-700001')).not.toHaveAttribute('aria-disabled', 'true');
      expectBothKept(screen);
      expect(posts(sent)).toHaveLength(1);
    },
  );

  it('[NET-15] a redirect to the sign-in page says that the session has ended, and keeps the payment', async () => {
    expectLogged('ERR_SESSION');
    const { screen } = await showQueue(() => redirectTo('/login'));
    await userEvent.click(approve(screen));
    expect((await screen.findAllByText(/^Your session has ended\./))[0]).toBeVisible();
    await waitFor(() => expect(approve(screen)).not.toHaveAttribute('aria-disabled', 'true'));
    expectBothKept(screen);
  });

  it.each([404, 409, 412])(
    '[RQ-03] a %i reads the list again, and keeps a payment that is still there with the reason',
    async status => {
      expectLogged(`HTTP_${status}`);
      const { screen, sent } = await showQueue(() => refusal(status, 'Not now.'));
      const before = sent.length;
      await userEvent.click(approve(screen));
      await waitFor(() => expect(approve(screen)).toHaveAccessibleDescription('ERR-700001: Not now.'));
      await waitFor(() => expect(button(screen, 'Deny ERR-700001')).not.toHaveAttribute('aria-disabled'));
      expectBothKept(screen);
      expect(sent.slice(before).map(({ method }) => method)).toEqual(['POST', 'GET']);
    },
  );

  it.each([404, 409, 412])(
    '[RQ-03] a %i reads the list again, and removes a payment that is gone, saying so',
    async status => {
      expectLogged(`HTTP_${status}`);
      const { screen, queue } = await showQueue(() => refusal(status));
      queue.shift();
      await userEvent.click(approve(screen));
      expect(await screen.findByText('ERR-700001 is no longer waiting for review.')).toBeVisible();
      await waitFor(() => expect(references(screen)).toEqual(['ERR-700002']));
    },
  );

  it.each<[string, Reply]>([
    ['silence', silent],
    ['a body that stalls', () => stalled('{"result":"success"')],
  ])('[NET-19] [NET-12] %s is unconfirmed after 60 s, and sent once', async (_, fault) => {
    expectLogged('ERR_TIMEOUT');
    const { screen, sent } = await showQueue(fault);
    stopClock();
    approve(screen).click();
    await pictures(() => posts(sent).length === 1);
    await elapse(59_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await elapse(1000);
    await pictures(() => screen.queryByText('ERR_TIMEOUT: Request timed out') !== null);
    expect(approve(screen)).toHaveAccessibleDescription(unconfirmed);
    expectBothKept(screen);
    expect(posts(sent)).toHaveLength(1);
  });

  it('[NET-11] a byte order mark is carried out', async () => {
    const { screen } = await showQueue(() => withByteOrderMark({ result: 'success' }));
    await userEvent.click(approve(screen));
    await waitFor(() => expect(references(screen)).toEqual(['ERR-700002']));
  });

  it('[RQ-02] a slow answer locks its own payment only', async () => {
    const answer = later<Response>();
    const { screen, sent } = await showQueue(() => answer.promise);
    await userEvent.click(approve(screen));
    const approving = await screen.findByRole('button', { name: 'Approving… ERR-700001' });
    expect(approving).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('button', { name: 'Deny ERR-700001' })).toBeNull();
    expect(button(screen, 'Approve ERR-700002')).not.toHaveAttribute('aria-disabled');
    answer.resolve(Response.json({ result: 'success' }));
    await waitFor(() => expect(references(screen)).toEqual(['ERR-700002']));
    expect(posts(sent)).toHaveLength(1);
  });
});

describe('a decision', () => {
  it('[NET-12] that failed without a connection is not sent by itself when the browser is online again', async () => {
    expectLogged('ERR_NETWORK');
    const { screen, sent } = await showQueue(lostConnection);
    await userEvent.click(approve(screen));
    expect(await screen.findByText(networkError)).toBeVisible();
    dispatchEvent(new Event('online'));
    await new Promise(requestAnimationFrame);
    expect(posts(sent)).toHaveLength(1);
    expectBothKept(screen);
  });

  it('[RQ-05] that was carried out is not sent again after Back: the list is read', async () => {
    const { screen, sent, queue } = await showQueue(() => {
      queue.shift();
      return Response.json({ result: 'success' });
    });
    await userEvent.click(approve(screen));
    await waitFor(() => expect(references(screen)).toEqual(['ERR-700002']));
    const before = sent.length;
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(sent).toHaveLength(before + 1));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(references(screen)).toEqual(['ERR-700002']);
    expect(posts(sent)).toHaveLength(1);
  });
});

describe('a queue that is not loaded completely', () => {
  /** Batches of 2,500 of 5,000 payments; the host answers the second with the fault. */
  async function showHalf(second: Reply) {
    const sent = answering(
      to(
        tableBatch,
        request =>
          request.url.includes('skip=0') ? batchFrom(payments, numbersTo(5000), request) : second(request),
        '/review/list/',
      ),
      to(approveReimbursement, () => Response.json({ result: 'success' })),
    );
    const screen = await shown(element, { 'data-endpoint': '/review/list/' });
    return { screen, sent };
  }

  it('[NET-11] [RQ-02] keeps the payments of the first batch, and they can be decided', async () => {
    expectLogged('HTTP_404');
    const { screen } = await showHalf(() => refusal(404));
    expect(await screen.findByText('Showing 2,500 of 5,000.')).toBeVisible();
    await userEvent.click(approve(screen));
    await waitFor(() => expect(references(screen)[0]).toBe('ERR-700002'));
    expect(screen.getByText(/^Showing 2,499 of/)).toBeVisible();
  });

  it('[NET-19] because its total is too high cannot confirm that a payment is gone: it stays unconfirmed', async () => {
    expectLogged('fewer rows than its "total"', 'ERR_NETWORK');
    const queue = numbersTo(2);
    answering(
      to(
        tableBatch,
        async request => ({ ...(await batchFrom(payments, queue, request).json()), total: 50 }),
        '/review/list/',
      ),
      to(approveReimbursement, lostConnection),
    );
    const screen = await shown(element, { 'data-endpoint': '/review/list/' });
    await screen.findByText('Showing 2 of 50.');
    await userEvent.click(approve(screen));
    queue.shift();
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('ERR_SHAPE: Unexpected response')).toBeVisible();
    expect(approve(screen)).toHaveAccessibleDescription(unconfirmed);
    expectBothKept(screen);
  });
});
