import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { showPage } from '../support/restored-page.ts';
import {
  button,
  deny,
  expectQueue,
  forgetDecisions,
  posts,
  refusal,
  showQueue,
  success,
} from '../support/review-queue.ts';

beforeEach(forgetDecisions);

describe('a failed decision', () => {
  it('[NET-19] [RQ-08] with an unknown outcome can only be sent again as it was, until the payment has left the list', async () => {
    expectLogged('psp-review-queue');
    const { screen, sent, queue } = await showQueue(3, () => Promise.reject(new TypeError('gone')));
    await userEvent.click(button(screen, 'Approve ERR-700001'));
    await screen.findByRole('button', { name: 'Check again' });
    const unconfirmed = "ERR-700001: We couldn't confirm this. Check again before deciding.";
    // The row says it, and nothing else does.
    expect(screen.root.querySelector('.notice')).toBeNull();
    expect(button(screen, 'Deny ERR-700001')).toHaveAccessibleDescription(unconfirmed);
    // Its alert is read anyway.
    expect(button(screen, 'Approve ERR-700001')).not.toHaveAccessibleDescription();
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
  });

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
});

it('[UI-21] says what became of a decision during which the queue crashed', async () => {
  const answer = later<Response>();
  const { screen, sent } = await showQueue(3, () => answer.promise);
  await userEvent.click(button(screen, 'Approve ERR-700001'));
  await waitFor(() => expect(posts(sent)).toHaveLength(1));
  // A script of the page takes away what React is about to remove.
  screen.root.querySelector('tbody tr:nth-child(2)')?.remove();
  expectLogged('the screen failed', /NotFoundError|not a child/);
  await browser.fill(screen.getByRole('searchbox'), '700003');
  await waitFor(() => expect(screen.getByRole('searchbox')).toHaveValue(''));
  expect(button(screen, 'Approving… ERR-700001')).toHaveAttribute('aria-disabled', 'true');
  answer.resolve(success());
  expect(await screen.findByText(/^ERR-700001 approved/)).toBeVisible();
  expect(posts(sent)).toHaveLength(1);
});

it.each([422, 500])(
  '[NET-26] after Back tells nobody what the host had said with %i, or what was decided',
  async status => {
    expectLogged(`HTTP_${status}`);
    const { screen } = await showQueue(6, request =>
      request.url.includes('/700002/') ? refusal('The account of John Doe is closed.', status) : success(),
    );
    await browser.click(button(screen, 'Approve ERR-700002'));
    await screen.findByText(/The account of John Doe is closed\./);
    await browser.click(button(screen, 'Approve ERR-700003'));
    await waitFor(() => expect(screen.root.querySelector('[data-outcome]')).not.toBeNull());
    showPage(true);
    await waitFor(() => expect(screen.queryByText(/The account of John Doe/)).toBeNull());
    await waitFor(() => expect(screen.root.querySelector('[data-outcome]')).toBeNull());
  },
);
