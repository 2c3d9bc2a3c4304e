import { waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { studiesOfUser } from '../../src/api/studies.ts';
import { element } from '../../src/elements/study-list/study-list.tsx';
import { answering } from '../support/answers/answering.ts';
import { numbersTo } from '../support/answers/batches.ts';
import { type SentFor, silence, to } from '../support/answers/host.ts';
import { profile } from '../support/answers/lists.ts';
import { shown } from '../support/screen.ts';

let lastUser = 0;

async function showList(answer: SentFor<typeof studiesOfUser>, attributes = {}) {
  lastUser += 1;
  const user = `list-${lastUser}`;
  const sent = answering(to(studiesOfUser, answer));
  return { sent, screen: await shown(element, { 'data-user-id': user, ...attributes }) };
}

describe('the study list', () => {
  it('[PD-05] [UI-17] shows ten studies per page, first those of the user', async () => {
    const careReceiver = { ...profile(30), isPrimary: false };
    const { screen, sent } = await showList([careReceiver, ...numbersTo(11).map(profile)]);
    const table = within(await screen.findByRole('table', { name: 'Studies' }));
    expect(table.getAllByRole('rowheader')).toHaveLength(10);
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual([
      `/dashboard/study/api/list/user/list-${lastUser}/`,
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'CITADEL-11SC-20511',
      'BREATHE-2-30SC-20530',
    ]);
  });

  it('[PD-05] shows as many studies per page as data-page-size says', async () => {
    const { screen } = await showList(numbersTo(3).map(profile), { 'data-page-size': '2' });
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
  });
});

it('[PD-05] [TBL-16] [TBL-23] asks before an action, and no longer once another user is shown', async () => {
  const flags = { confirm: { message: 'Leave the study?' } };
  const actions = [{ href: '/study/1/leave', title: 'Leave', flags }];
  const { screen } = await showList([{ ...profile(1), actions }]);
  await userEvent.click(await screen.findByRole('button', { name: /^Leave/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Leave the study?');
  screen.host.setAttribute('data-user-id', 'another');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('the study list without studies', () => {
  it('[PD-05] shows the empty text, also when all studies are hidden', async () => {
    const { screen } = await showList([{ ...profile(1), enabled: false }]);
    expect(await screen.findByText('No studies could be found')).toBeVisible();
  });

  it('[PD-05] shows the loading text', async () => {
    answering(silence);
    const screen = await shown(element, { 'data-user-id': 'nobody' });
    expect(screen.getByText('Loading your studies...')).toBeInTheDocument();
  });
});
