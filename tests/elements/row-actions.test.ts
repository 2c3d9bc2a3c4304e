import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { element } from '../../src/elements/row-actions/row-actions.tsx';
import { expectLogged, logged } from '../support/console.ts';
import { shown } from '../support/screen.ts';

const view = { href: '/request/1/view', title: 'View', class: 'btn', flags: {} };
const edit = { href: '/request/1/edit', title: 'Edit' };
const cancel = {
  href: '/request/1/cancel',
  title: 'Cancel request',
  class: 'btn-danger',
  flags: { confirm: { message: 'Cancel ERR-1 for good?' } },
};

const showActions = (actions: unknown, attributes: object = {}) =>
  shown(element, { 'data-actions': JSON.stringify(actions), 'data-label': 'ERR-1', ...attributes });

async function showOpenMenu(actions: unknown) {
  const screen = await showActions(actions);
  await userEvent.click(screen.getByRole('button', { name: 'More actions for ERR-1' }));
  await screen.findByRole('menu', { name: 'More actions for ERR-1' });
  return screen;
}

describe('actions', () => {
  it('[TBL-16] [UI-02] are two links and a menu with the others', async () => {
    const screen = await showOpenMenu([view, edit, cancel]);
    expect(screen.getByRole('link', { name: 'View ERR-1' })).toHaveAttribute(
      'href',
      location.origin + view.href,
    );
    expect(screen.getByRole('link', { name: 'Edit ERR-1' })).toBeVisible();
    expect(screen.getAllByRole('menuitem').map(item => item.textContent)).toEqual(['Cancel request']);
    expect(screen.getByRole('menuitem')).toHaveAttribute('data-tone', 'danger');
  });

  it('[TBL-16] [UI-02] may be a single object, without a menu', async () => {
    const screen = await showActions(view);
    expect(screen.getByRole('link', { name: 'View ERR-1' })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('[TBL-16] ask for confirmation if the host says so, and navigate once confirmed', async () => {
    const screen = await showOpenMenu([view, edit, cancel]);
    await userEvent.click(screen.getByRole('menuitem'));
    const dialog = await screen.findByRole('dialog', { name: 'Please Confirm' });
    expect(dialog).toHaveTextContent('Cancel ERR-1 for good?');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.root.activeElement).toBe(screen.getByRole('button'));
    expect(screen.heard('psp:navigate')).toEqual([]);
    await userEvent.keyboard('{Enter}{Enter}');
    await screen.findByRole('dialog');
    await userEvent.dblClick(screen.getByRole('button', { name: 'Ok' }));
    expect(screen.heard('psp:navigate')).toEqual([{ url: location.origin + cancel.href }]);
  });

  it.each([
    ['Are you sure?', true, 'Please ConfirmERR-1Are you sure?'],
    ['Is ERR-1 done?', { message: 'Is ERR-1 done?' }, 'Please ConfirmIs ERR-1 done?'],
    ['Is ERR-10 done?', { message: 'Is ERR-10 done?' }, 'Please ConfirmERR-1Is ERR-10 done?'],
    ['Cancel "ERR-1"?', { message: 'Cancel "ERR-1"?' }, 'Please ConfirmCancel "ERR-1"?'],
    [
      'ERR-1を取り消しますか？',
      { message: 'ERR-1を取り消しますか？' },
      'Please ConfirmERR-1を取り消しますか？',
    ],
    ['Pay x-ERR-1?', { message: 'Pay x-ERR-1?' }, 'Please ConfirmERR-1Pay x-ERR-1?'],
  ])('[TBL-16] ask about the row by name, once: %s', async (_, confirm, said) => {
    const screen = await showActions([{ ...view, flags: { confirm } }]);
    await userEvent.click(screen.getByRole('button', { name: 'View ERR-1' }));
    expect(await screen.findByRole('dialog')).toHaveTextContent(said);
  });

  it.each(['javascript:alert(1)', 'https://evil.example/'])(
    '[TBL-16] [NET-01] with the address %s are shown as text, and logged once',
    async href => {
      expectLogged('psp-row-actions: a row action does not lead to an address of this site');
      const unsafeAction = { href, title: 'Elsewhere', flags: { confirm: true } };
      const screen = await showOpenMenu([unsafeAction, { ...unsafeAction, title: 'In a menu that has it' }]);
      expect(screen.getByText('Elsewhere')).toBeVisible();
      expect(screen.queryByRole('link')).toBeNull();
      expect(screen.getByRole('menuitem')).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(screen.getByText('Elsewhere'));
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(logged()).toHaveLength(1);
      expect(logged().join()).not.toContain(href);
    },
  );

  it('[TBL-16] without a title are named Open, and those without an address are left out', async () => {
    const screen = await showActions([{ href: '/request/1/view' }, {}, { class: 'btn' }]);
    expect(screen.getAllByRole('link').map(link => link.textContent)).toEqual(['Open ERR-1']);
  });
});
