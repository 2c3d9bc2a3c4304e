import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answering } from '../support/answers/answering.ts';
import { everyList, type ListCase } from '../support/every-list.ts';
import { shown } from '../support/screen.ts';

const actionsWithConfirmation = [
  {
    href: '/request/1/cancel',
    title: 'Cancel request',
    flags: { confirm: { message: 'Cancel this request?' } },
  },
];

/** An answer in the format of the list's host: one row whose action asks for confirmation. */
function rowWithAction({ host: { columns, row }, answersAtOnce }: ListCase) {
  const data = [{ ...row(1), actions: actionsWithConfirmation }];
  if (answersAtOnce) return { data };
  return { data, total: 1, ...(columns.length && { columns: [...columns, actionsColumn] }) };
}

const actionsColumn = { data: 'actions', title: 'Actions' };
const withActions = everyList.filter(([, { hasActions }]) => hasActions);

it.each(withActions)('[TBL-16] %s sends psp:navigate for a confirmed action', async (_, list) => {
  await page.viewport(1280, 800);
  answering({ reply: () => rowWithAction(list) });
  const screen = await shown(list.element, list.attributes);
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel request/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Please Confirm' });
  expect(dialog).toHaveTextContent('Cancel this request?');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
  // The test cancels psp:navigate, so the list is still shown.
  expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/request/1/cancel` }]);
  expect(screen.getByRole('button', { name: /^Cancel request/ })).toBeVisible();
});
