import { fireEvent, getByText, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { userEvent as browser } from 'vitest/browser';
import { approveReimbursement } from '../../src/api/reviews.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element as reviewQueue } from '../../src/elements/review-queue/review-queue.tsx';
import { element as table } from '../../src/elements/table/table.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, type HostTable, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { payments } from '../support/answers/payments.ts';
import { allowLogged } from '../support/console.ts';
import { type Screen, shown } from '../support/screen.ts';
import { people } from '../support/table-screen.ts';

const signedOut = () => new Response('', { status: 401 });
const goBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
const sentence = 'Your session has ended.';
const button = (screen: Screen, name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(allowLogged);

/** A host that answers with rows while someone is signed in. */
function hostWith(rows: HostTable, count = 30) {
  const host = { isSignedIn: true, signedOutAt: Number.POSITIVE_INFINITY };
  answering(
    to(tableBatch, request => {
      const { searchParams } = new URL(request.url);
      const isSignedIn = host.isSignedIn && Number(searchParams.get('skip')) < host.signedOutAt;
      return isSignedIn ? batchFrom(rows, numbersTo(count), request) : signedOut();
    }),
  );
  return host;
}

const notes: HostTable = {
  columns: [
    { data: 'name', title: 'Name' },
    { data: 'note', title: 'Note' },
  ],
  row: number => ({ id: `n${number}`, name: `Row ${number}`, note: { display: '', type: 'editable' } }),
};

it('[NET-20] after Back without a session, unsaved edits and the selection are kept unseen, and return with the list', async () => {
  const host = hostWith(notes);
  const attributes = { 'data-endpoint': '/notes/', 'data-save-url': '/save/', 'data-selection': {} };
  const screen = await shown(table, attributes);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Row 2/ }));
  const note = () => screen.getByRole('textbox', { name: /Row 1\b/ });
  await browser.fill(note(), 'Ring twice');
  host.isSignedIn = false;
  goBack();
  await screen.findByText(sentence, { exact: false });
  expect(screen.root.querySelectorAll('tbody tr')).toHaveLength(0);
  expect(screen.queryByText(/unsaved|selected/i)).toBeNull();
  host.isSignedIn = true;
  await userEvent.click(await button(screen, 'Retry'));
  await waitFor(() => expect(note()).toHaveValue('Ring twice'));
  expect(screen.getByRole('checkbox', { name: /Row 2/ })).toBeChecked();
});

it('[NET-15] a session that ends during a visit is announced by one of eight lists; the others show the same sentence without an alert', async () => {
  const host = hostWith(people);
  await Promise.all(numbersTo(8).map(number => shown(table, { 'data-endpoint': `/people/${number}/` })));
  const roots = [...document.querySelectorAll('psp-table')].map(({ shadowRoot }) => shadowRoot as ShadowRoot);
  const lists = () => roots.filter(root => root.querySelector('.count')?.textContent?.includes('30'));
  await waitFor(() => expect(lists()).toHaveLength(8));
  const announced = () => roots.flatMap(root => [...root.querySelectorAll('[role=alert]')]);
  const showing = () => roots.filter(root => root.querySelector('.failed')?.textContent?.includes(sentence));
  for (let end = 1; end <= 2; end += 1) {
    host.isSignedIn = false;
    goBack();
    await waitFor(() => expect(showing()).toHaveLength(8));
    expect(announced().map(({ textContent }) => textContent)).toEqual([expect.stringContaining(sentence)]);
    for (const root of roots)
      expect(root.querySelector('[role=status]')?.textContent).not.toContain(sentence);
    host.isSignedIn = true;
    for (const root of roots) fireEvent.click(getByText(root as unknown as HTMLElement, 'Retry'));
    await waitFor(() => expect(lists()).toHaveLength(8));
    expect(announced()).toEqual([]);
  }
});

it('[NET-28] an ended session is told in the row of the payment alone, with the link, until the payment was approved', async () => {
  let isSignedIn = false;
  answering(
    to(tableBatch, request => batchFrom(payments, numbersTo(3), request)),
    to(approveReimbursement, () =>
      isSignedIn
        ? Response.json({ result: 'success' })
        : Response.json({ signIn: '/sign-in' }, { status: 401 }),
    ),
  );
  const screen = await shown(reviewQueue, { 'data-endpoint': '/queue/', 'data-token': 'f3b1' });
  await userEvent.click(await button(screen, 'Approve ERR-700001'));
  await waitFor(() => expect(screen.getAllByText(sentence, { exact: false })).toHaveLength(1));
  const row = screen.getByRole('row', { name: /ERR-700001/ });
  expect(row).toHaveTextContent(sentence);
  expect(within(row).getByRole('link', { name: 'Sign in (new tab)' })).toBeVisible();
  isSignedIn = true;
  await userEvent.click(await button(screen, 'Approve ERR-700001'));
  await waitFor(() => expect(screen.queryByText(sentence, { exact: false })).toBeNull());
});
