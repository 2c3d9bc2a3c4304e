import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectLogged } from '../support/console.ts';
import {
  button,
  deny,
  expectQueue,
  forgetDecisions,
  posts,
  references,
  refusal,
  showQueue,
} from '../support/review-queue.ts';

beforeEach(forgetDecisions);

describe('a failed decision', () => {
  it.each([
    ['an error of the host', () => refusal('The budget is closed.'), 'The budget is closed.'],
    ['another result', () => Response.json({ result: 'error' }), 'Server did not report success'],
    ['a message of the host', () => Response.json({ result: 'error', message: 'Locked.' }), 'Locked.'],
    [
      'a page',
      () => new Response('<h1>oops</h1>', { status: 403 }),
      'This page has expired. Reload it and try again.',
    ],
  ])(
    '[RQ-03] with %s keeps the payment, shows the reason in the row, and can be retried',
    async (_, decide, message) => {
      expectLogged('psp-review-queue');
      const { screen, sent } = await showQueue(2, decide);
      await userEvent.click(button(screen, 'Approve ERR-700001'));
      expect(await screen.findByRole('alert')).toHaveTextContent(`ERR-700001: ${message}`);
      expect(button(screen, 'Deny ERR-700001')).toHaveAccessibleDescription(`ERR-700001: ${message}`);
      await userEvent.click(button(screen, 'Approve ERR-700001'));
      await waitFor(() => expect(posts(sent)).toHaveLength(2));
    },
  );

  it.each([
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), 'ERR_NETWORK: Network Error'],
    ['an empty answer', () => new Response(null, { status: 204 }), 'Server did not report success'],
    ['the answer null', () => Response.json(null), 'Server did not report success'],
    ['the result in capitals', () => Response.json({ result: 'SUCCESS' }), 'Server did not report success'],
    ['a truncated answer', () => new Response('{"result":"succ'), 'ERR_PARSE: Unexpected response'],
    ['a 500', () => Response.json({ message: 'Disk full.' }, { status: 500 }), 'Disk full.'],
    ['a 503', () => new Response('<h1>oops</h1>', { status: 503 }), 'An error occurred.'],
    ['a 408', () => new Response('', { status: 408 }), 'An error occurred.'],
  ])(
    '[NET-19] [RQ-08] with %s has an unknown outcome: only the same decision can be sent again, until the payment has left the list',
    async (_, decide, shown) => {
      expectLogged('psp-review-queue');
      const { screen, sent, queue } = await showQueue(3, decide);
      await userEvent.click(button(screen, 'Approve ERR-700001'));
      expect(await screen.findByText(shown)).toBeVisible();
      const unconfirmed = "ERR-700001: We couldn't confirm this. Check again before deciding.";
      expect(button(screen, 'Approve ERR-700001')).toHaveAccessibleDescription(unconfirmed);
      await userEvent.click(button(screen, 'Deny ERR-700001'));
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.click(button(screen, 'Approve ERR-700001'));
      await waitFor(() => expect(posts(sent)).toHaveLength(2));
      // The list still has it: the host may be working on it.
      await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
      await screen.findByText(/still couldn't confirm this. Approve it again/);
      await userEvent.click(button(screen, 'Deny ERR-700001'));
      expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.click(button(screen, 'Approve ERR-700001'));
      await waitFor(() => expect(posts(sent)).toHaveLength(3));
      const keys = posts(sent).map(({ headers }) => headers.get('idempotency-key'));
      expect(new Set(keys).size).toBe(1);
      // No longer in the list: the decision was carried out.
      queue.shift();
      await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
      await expectQueue(screen, 2, 3);
      expect(screen.getByText('ERR-700001 is no longer waiting for review.')).toBeVisible();
    },
  );

  it('[NET-19] sends an unconfirmed denial again with its reason, without asking for another', async () => {
    expectLogged('psp-review-queue');
    const { screen, sent } = await showQueue(1, () => Promise.reject(new TypeError('Failed to fetch')));
    await deny(screen, 'ERR-700001', 'No receipt');
    await screen.findByRole('button', { name: 'Check again' });
    await userEvent.click(button(screen, 'Deny ERR-700001'));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    expect(screen.queryByRole('dialog')).toBeNull();
    const bodies = await Promise.all(posts(sent).map(request => request.json()));
    expect(bodies).toEqual([bodies[0], bodies[0]]);
  });

  it('[NET-16] checks the list again without the cache', async () => {
    expectLogged('psp-review-queue');
    const { screen, sent } = await showQueue(2, () => Promise.reject(new TypeError('gone')));
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await userEvent.click(await screen.findByRole('button', { name: 'Check again' }));
    await screen.findByText(/still couldn't confirm/);
    const lists = sent.filter(({ method }) => method === 'GET');
    expect(lists.length).toBeGreaterThan(1);
    expect(lists.map(({ cache }) => cache)).toEqual(lists.map(() => 'no-store'));
  });

  it('[RQ-03] with 409 reloads the list and removes a payment that somebody else has handled', async () => {
    expectLogged('psp-review-queue');
    const { screen, queue } = await showQueue(2, () => refusal('Already approved.', 409));
    queue.shift();
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await expectQueue(screen, 2);
    expect(screen.getByText('ERR-700001 is no longer waiting for review.')).toBeVisible();
  });

  it('[NET-15] with an ended session shows that at each press, and keeps the payment', async () => {
    expectLogged('psp-review-queue');
    const { screen, sent } = await showQueue(2, () => new Response('', { status: 401 }));
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await screen.findAllByText(/Your session has ended/);
    for (const close of screen.getAllByRole('button', { name: 'Close' })) await userEvent.click(close);
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await waitFor(() => expect(posts(sent)).toHaveLength(2));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    expect(references(screen)).toEqual(['ERR-700001', 'ERR-700002']);
  });

  it('[NET-14] sends no event with the message of the host', async () => {
    expectLogged('psp-review-queue');
    const { screen } = await showQueue(1, () => refusal('Jordan Smith is not eligible.'));
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await screen.findByText('Jordan Smith is not eligible.');
    expect(JSON.stringify(screen.heard('psp:error'))).not.toContain('Jordan');
  });
});
