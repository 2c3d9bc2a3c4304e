import { waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering } from '../support/answers/answering.ts';
import { expectLogged } from '../support/console.ts';
import { everyList, type ListCase } from '../support/every-list.ts';
import { later } from '../support/later.ts';
import { attributeTexts } from '../support/markup.ts';
import { type Screen, shown } from '../support/screen.ts';
import { inFullRunUnlessTypical } from '../support/typical-tags.ts';

beforeEach(() => page.viewport(1280, 800));

// Cells of each kind that opens a dialog about its row.
const columnsWithDialogs = ['actions', 'erase', 'more'].map(data => ({ data, title: data }));
const cellsWithDialogs = {
  actions: [{ href: '/request/1/cancel', title: 'Cancel request', flags: { confirm: true } }],
  erase: { display: 'Erase', type: 'delete', href: '/row/1/remove/' },
  more: { display: 'More about it', type: 'modal', details: { Visit: 'Screening' } },
};

/** An answer in the format of the list's host: one row, with the same id in every list. */
function oneRow({ host: { columns, row }, answersAtOnce }: ListCase) {
  const data = [{ ...row(1), ...cellsWithDialogs }];
  if (answersAtOnce) return { data };
  return { data, total: 1, ...(columns.length && { columns: [...columns, ...columnsWithDialogs] }) };
}

/** The list with its single row; all posts get the same answer. */
async function listOfOne(list: ListCase) {
  const answer = later<Response>();
  const sent = answering({ reply: ({ method }) => (method === 'POST' ? answer.promise : oneRow(list)) });
  const screen = await shown(list.element, list.attributes);
  await rowShown(screen);
  const count = (wanted: string) => sent.filter(({ method }) => method === wanted).length;
  return { screen, answer, gets: () => count('GET'), posts: () => count('POST') };
}

const firstRow = ({ root }: Screen) => root.querySelector('.table tbody tr');

const rowShown = (screen: Screen) =>
  waitFor(() => {
    expect(firstRow(screen)).not.toBeNull();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

/** Changes the attributes, and waits until the row of the other list is shown. */
async function showList(screen: Screen, { attributes, other }: ListCase, which: 'first' | 'other') {
  const row = firstRow(screen);
  for (const name of Object.keys(other)) screen.host.removeAttribute(name);
  for (const [name, text] of attributeTexts(which === 'first' ? attributes : { ...attributes, ...other }))
    if (screen.host.getAttribute(name) !== text) screen.host.setAttribute(name, text);
  await waitFor(() => expect(row?.isConnected).toBe(false));
  await rowShown(screen);
}

/** The buttons in the row that open a dialog. */
const openers = ({ root }: Screen): HTMLElement[] => [
  ...root.querySelectorAll<HTMLElement>('.table tbody [aria-haspopup="dialog"]'),
];

async function openDialog(screen: Screen, opener: HTMLElement | undefined) {
  await userEvent.click(opener as HTMLElement);
  return screen.findByRole('dialog');
}

/** Opens the dialog of the row that asks for a reason. */
async function openReasonDialog(screen: Screen) {
  for (const opener of openers(screen)) {
    const dialog = await openDialog(screen, opener);
    const field = within(dialog).queryByRole('textbox');
    if (field) return { dialog, field };
    await userEvent.keyboard('{Escape}');
  }
  throw new Error('No dialog of the row asks for a reason.');
}

const reason = 'Entered twice';

async function decideWithReason(screen: Screen) {
  const { dialog, field } = await openReasonDialog(screen);
  await userEvent.fill(field, reason);
  await userEvent.click(dialog.querySelector('[type="submit"]') as HTMLElement);
  await waitFor(() => expect(lockedButtons(screen)).not.toEqual([]));
}

const lockedButtons = ({ root }: Screen) => [
  ...root.querySelectorAll('.table tbody button[aria-disabled="true"]'),
];

const withDialogs = everyList.filter(([, { hasActions }]) => hasActions);
const withRemoval = everyList.filter(
  ([, { documented }]) => documented.parts.includes('field') && !('psp:denied' in documented.events),
);
/** One test for each list: they share what is tested here, so that most run in the full run only. */
function itOfEach(
  lists: readonly (typeof everyList)[number][],
  title: string,
  run: (list: ListCase) => Promise<void>,
) {
  for (const [name, list] of lists)
    it(title.replace('%s', name), inFullRunUnlessTypical(name), () => run(list));
}

describe('when an element shows another list', () => {
  itOfEach(withDialogs, '[TBL-23] %s closes every dialog about a row, and posts nothing', async list => {
    const { screen, posts } = await listOfOne(list);
    expect(openers(screen)).not.toEqual([]);
    for (let index = 0; index < openers(screen).length; index += 1) {
      await openDialog(screen, openers(screen)[index]);
      await showList(screen, list, 'other');
      expect(screen.queryByRole('dialog')).toBeNull();
      await showList(screen, list, 'first');
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(posts()).toBe(0);
  });

  // Not psp-review-queue: its decisions belong to the payments, in whichever list they are. [RQ-06]
  itOfEach(withRemoval, '[TBL-23] %s shows a removal only in the list it was made in', async list => {
    expectLogged('HTTP_422');
    const { screen, answer, posts } = await listOfOne(list);
    await decideWithReason(screen);
    await showList(screen, list, 'other');
    expect(lockedButtons(screen)).toEqual([]);
    answer.resolve(Response.json({ message: 'Already paid.' }, { status: 422 }));
    await waitFor(() => expect(screen.heard('psp:error')).toMatchObject([{ code: 'HTTP_422' }]));
    expect(screen.queryByText(/Already paid/)).toBeNull();
    await showList(screen, list, 'first');
    expect(await screen.findByText(/Already paid/)).toBeVisible();
    expect(lockedButtons(screen)).toEqual([]);
    expect(posts()).toBe(1);
  });

  itOfEach(
    withRemoval,
    '[TBL-23] %s does not navigate away from another list after a removal',
    async list => {
      const { screen, answer } = await listOfOne(list);
      await decideWithReason(screen);
      await showList(screen, list, 'other');
      answer.resolve(Response.redirect(`${location.origin}/removed/`, 302));
      await waitFor(() => expect(screen.root.querySelector('.notice.success')).not.toBeNull());
      expect(screen.heard('psp:navigate')).toEqual([]);
    },
  );
});
