import { waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { studiesOfSite } from '../../src/api/studies.ts';
import { tableBatch } from '../../src/api/tables.ts';
import { element as createErr } from '../../src/elements/create-err/create-err.tsx';
import { element as table } from '../../src/elements/table/table.tsx';
import { answering } from '../support/answers/answering.ts';
import { batchFrom, numbersTo } from '../support/answers/batches.ts';
import { to } from '../support/answers/host.ts';
import { allowLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { showPage } from '../support/restored-page.ts';
import { choose, type Screen, shown } from '../support/screen.ts';
import { people } from '../support/table-screen.ts';

beforeEach(allowLogged);

const leavePage = () => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
const shownRows = ({ root }: Screen) =>
  [...root.querySelectorAll('tbody tr')].filter(row => row.checkVisibility({ visibilityProperty: true }));

/** A list whose host answers the next requests as `answers` says, and with rows after that. */
async function list(...answers: readonly (() => Response | Promise<Response>)[]) {
  const next = [...answers];
  let isFirst = true;
  answering(
    to(tableBatch, request => {
      const answer = isFirst ? undefined : next.shift();
      isFirst = false;
      return answer?.() ?? batchFrom(people, numbersTo(3), request);
    }),
  );
  const screen = await shown(table, { 'data-endpoint': '/people/' });
  await waitFor(() => expect(shownRows(screen)).toHaveLength(3));
  return screen;
}

it('[NET-26] shows nothing of the host between leaving the page and the answer after Back', async () => {
  const answer = later<Response>();
  const screen = await list(() => answer.promise);
  leavePage();
  expect(shownRows(screen)).toHaveLength(0);
  showPage(true);
  await new Promise(requestAnimationFrame);
  expect(shownRows(screen)).toHaveLength(0);
  answer.resolve(
    Response.json({ columns: [{ data: 'name', title: 'Name' }], data: [{ id: '9', name: 'Ann' }], total: 1 }),
  );
  await waitFor(() => expect(shownRows(screen)).toHaveLength(1));
});

it('[NET-26] removes the rows when Back is answered with a 401', async () => {
  const screen = await list(() => new Response('', { status: 401 }));
  leavePage();
  const content = screen.root.querySelector('.root') as HTMLElement;
  const rowsWhenUnveiled = new Promise(resolve =>
    new MutationObserver(() => resolve(shownRows(screen))).observe(content, {
      attributeFilter: ['data-veiled'],
    }),
  );
  showPage(true);
  expect(await rowsWhenUnveiled).toHaveLength(0);
  await screen.findByRole('button', { name: 'Retry' });
  expect(screen.root.querySelectorAll('tbody tr')).toHaveLength(0);
});

it('[NET-26] stays hidden behind Retry when Back is not answered', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'));
  const screen = await list(lost, lost, lost);
  leavePage();
  showPage(true);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByText('This could not be loaded.')).toBeVisible();
  expect(shownRows(screen)).toHaveLength(0);
  await userEvent.click(retry);
  await waitFor(() => expect(shownRows(screen)).toHaveLength(3));
});

it('[NET-26] keeps what was chosen in a form', async () => {
  answering(to(studiesOfSite, [{ id: '7', studyName: 'BREATHE-2' }]));
  const screen = await shown(createErr, { 'data-site-id': '12' });
  await choose(screen, 'Study', 'BREATHE-2');
  leavePage();
  expect(screen.getByText('BREATHE-2').checkVisibility({ visibilityProperty: true })).toBe(false);
  showPage(true);
  await waitFor(() =>
    expect(screen.getByText('BREATHE-2').checkVisibility({ visibilityProperty: true })).toBe(true),
  );
});
