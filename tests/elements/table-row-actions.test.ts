import { waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { removeRow, tableBatch } from '../../src/api/tables.ts';
import { answering } from '../support/answers/answering.ts';
import { to } from '../support/answers/host.ts';
import { expectLogged } from '../support/console.ts';
import { later } from '../support/later.ts';
import { renderCells, renderLoadedTable, renderTable, type TableScreen } from '../support/table-screen.ts';

beforeEach(() => page.viewport(1280, 800));

it('[TBL-16] row actions keep their question when other rows take the place of their row', async () => {
  const row = (id: number) => ({
    id,
    name: `ERR-${id}`,
    actions: [{ href: `/request/${id}/cancel`, title: 'Cancel', flags: { confirm: true } }],
  });
  const columns = ['name', 'actions'].map(data => ({ data, title: data }));
  const second = later<object>();
  let batches = 0;
  answering(
    to(tableBatch, () => {
      batches += 1;
      return (batches === 1 ? { columns, data: [row(9)], total: 2 } : second.promise) as never;
    }),
  );
  const screen = await renderTable({ 'data-limit': '1' });
  const cancel = await screen.findByRole('button', { name: 'Cancel ERR-9' });
  await userEvent.click(screen.button('name'));
  await userEvent.click(cancel);
  await screen.findByRole('dialog');
  second.resolve({ data: [row(1)], total: 2 });
  await screen.findByText('1–2 of 2', { selector: '.count' });
  await userEvent.click(screen.button('Ok'));
  expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/request/9/cancel` }]);
});

describe('removing a row', () => {
  const columns = [
    { data: 'name', title: 'Name' },
    { data: 'remove', title: '' },
  ];
  const row = (id: number) => ({
    id,
    name: `Unit ${id}`,
    remove: { display: 'Remove', type: 'delete', href: `/unit/${id}/remove` },
  });

  /** A table of two rows whose host answers a removal like this. */
  async function tableWithRemoval(
    answer: (request: Request) => Response | Promise<Response>,
    host = { columns, rows: [row(1), row(2)] },
  ) {
    const sent = answering(
      to(tableBatch, () => ({ columns: host.columns, data: host.rows, total: host.rows.length }), '/people/'),
      to(removeRow, answer as never),
    );
    const posts = () => sent.filter(({ method }) => method === 'POST');
    const screen = await renderLoadedTable();
    return { screen, host, posts, sent };
  }

  const openDialog = async (screen: TableScreen, name = 'Unit 1') => {
    await userEvent.click(screen.button(`Remove ${name}`));
    return screen.findByRole('dialog', { name: `Remove ${name}` });
  };

  const removeFirst = async (screen: TableScreen, reason = ' Entered twice ') => {
    await openDialog(screen);
    await userEvent.keyboard(reason);
    await userEvent.click(screen.button('Remove'));
  };

  it('[TBL-21] [UI-11] asks for a reason, posts it once and reloads the list', async () => {
    const { screen, host, posts, sent } = await tableWithRemoval(() => {
      host.rows = [row(2)];
      return new Response(null, { status: 204 });
    });
    const dialog = await openDialog(screen);
    expect(screen.getByRole('textbox', { name: 'Removal Reason' })).toHaveAccessibleDescription(
      'Why is this entry being removed?',
    );
    // A row without facts has none, not even their number.
    expect(dialog.textContent).toMatch(/^Remove Unit 1\s*Removal Reason/);
    expect(dialog).toContainElement(screen.root.activeElement as HTMLElement);
    await userEvent.keyboard(' Entered twice ');
    await userEvent.dblClick(screen.button('Remove'));
    expect(await screen.findByText('Unit 1 was removed.')).toBeVisible();
    await waitFor(() => expect(screen.column()).toEqual(['Unit 2']));
    await waitFor(() => expect(sent.filter(({ method }) => method === 'GET')).toHaveLength(2));
    expect(posts()).toHaveLength(1);
    const [post] = posts();
    expect(new URL(post?.url ?? '').pathname).toBe('/unit/1/remove');
    expect([...((await post?.formData()) ?? [])]).toEqual([['reason', 'Entered twice']]);
    expect(post?.headers.get('idempotency-key')).toMatch(/^\w{32}$/);
    expect(screen.heard('psp:delete')).toEqual([]);
  });

  it('[UI-11] requires a reason, and keeps the text when the dialog is closed', async () => {
    const { screen, posts } = await tableWithRemoval(() => new Response(null, { status: 204 }));
    await openDialog(screen);
    await userEvent.keyboard('  ');
    await userEvent.click(screen.button('Remove'));
    expect(screen.getByText('Enter a reason.')).toBeVisible();
    await userEvent.keyboard('Entered twice{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.root.activeElement).toBe(screen.button('Remove Unit 1'));
    await openDialog(screen);
    expect(screen.getByRole('textbox')).toHaveValue('  Entered twice');
    expect(posts()).toEqual([]);
  });

  it('[TBL-21] [AU-02] follows a redirect', async () => {
    const { screen } = await tableWithRemoval(() => Response.json({ redirect: '/units/' }));
    await removeFirst(screen);
    await waitFor(() => expect(screen.heard('psp:navigate')).toEqual([{ url: `${location.origin}/units/` }]));
  });

  it('[TBL-21] [NET-19] posts to no other address of a row while it is unknown what became of one', async () => {
    expectLogged('psp-table: POST /unit/{id}/remove: ERR_NETWORK');
    const fee = { display: 'Remove fee', type: 'delete', href: '/fee/1/remove' };
    const { screen, posts } = await tableWithRemoval(() => Promise.reject(new TypeError('Failed to fetch')), {
      columns: [...columns, { data: 'fee', title: '' }],
      rows: [Object.assign(row(1), { fee })],
    });
    await removeFirst(screen);
    await screen.findByText(/We couldn't confirm this\./);
    expect(screen.button('Remove fee Unit 1')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.button('Remove Unit 1'));
    await waitFor(() => expect(posts()).toHaveLength(2));
    expect(new Set(posts().map(({ url }) => new URL(url).pathname))).toEqual(new Set(['/unit/1/remove']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('[TBL-21] [NET-01] with the address of another site is shown as text', async () => {
    const remove = { display: 'Remove', type: 'delete', href: 'https://evil.example/' };
    const screen = await renderCells({ name: 'Unit 1', remove });
    expect(screen.getByText('Remove')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remove/ })).toBeNull();
  });

  it('[NET-13] is disabled for a row without an id, and says why', async () => {
    expectLogged('1 of 1 rows have no id');
    answering(to(tableBatch, { columns, data: [{ ...row(1), id: undefined }], total: 1 }));
    const screen = await renderLoadedTable();
    const button = screen.button('Remove Unit 1');
    expect(button).toHaveAccessibleDescription('This row has no id, so it cannot be removed here.');
    await userEvent.click(button, { force: true });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
