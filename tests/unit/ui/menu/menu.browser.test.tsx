import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MenuItem } from '../../../../src/ui/menu/menu-item.ts';
import { Menu } from '../../../../src/ui/menu/row-actions.tsx';
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx';
import { clear, show } from '../stage.ts';

const approve = vi.fn();
const items: readonly MenuItem[] = [
  { label: 'View', href: '#view' },
  { label: 'Approve', choose: approve },
  { label: 'Delete', href: '#delete', tone: 'danger' },
];

beforeEach(() => page.viewport(414, 600));
afterEach(() => {
  clear();
  approve.mockReset();
});

const button = () => page.getByRole('button', { name: 'More actions' });
const menu = () => page.getByRole('menu', { name: 'More actions' });
const focused = (root: ShadowRoot) => root.activeElement?.textContent;

async function openMenu(shown: readonly MenuItem[] = items): Promise<ShadowRoot> {
  const root = show(
    <div style={{ padding: '20px 200px', inlineSize: '2px' }}>
      <Menu label="More actions" items={shown} />
      <button type="button" style={{ marginBlockStart: '300px' }}>
        After
      </button>
    </div>,
  );
  await userEvent.click(button());
  await expect.element(menu()).toBeVisible();
  return root;
}

describe('a menu', () => {
  it('[UI-02] opens below its button within the window and focuses its first item', async () => {
    const root = await openMenu();
    await expect.element(button()).toHaveAttribute('aria-expanded', 'true');
    expect(focused(root)).toBe('View');
    const box = menu().element().getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(button().element().getBoundingClientRect().bottom);
    expect(box.left).toBeGreaterThanOrEqual(8);
    expect(box.right).toBeLessThanOrEqual(406);
  });

  it.each([
    ['{ArrowDown}', 'Approve'],
    ['{ArrowUp}', 'Delete'],
    ['{ArrowUp}{ArrowDown}', 'View'],
    ['{End}', 'Delete'],
    ['{End}{Home}', 'View'],
    ['d', 'Delete'],
    ['z', 'View'],
  ])('[UI-02] moves the focus with %s to %s', async (keys, label) => {
    const root = await openMenu();
    await userEvent.keyboard(keys);
    expect(focused(root)).toBe(label);
  });

  it('[UI-02] closes on Escape, and opens by arrow keys with the focus on its first or last item', async () => {
    const root = await openMenu();
    await userEvent.keyboard('{Escape}');
    await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowUp}');
    expect(focused(root)).toBe('Delete');
    await userEvent.keyboard('{Escape}{ArrowDown}');
    expect(focused(root)).toBe('View');
  });

  it('[UI-02] closes on Tab, which moves on from its button', async () => {
    const root = await openMenu();
    await userEvent.keyboard('{Tab}');
    await expect.element(menu()).not.toBeInTheDocument();
    expect(focused(root)).toBe('After');
  });

  it('[UI-02] closes on a press outside, and on a second press of its button', async () => {
    await openMenu();
    await userEvent.click(page.getByRole('button', { name: 'After' }));
    await expect.element(menu()).not.toBeInTheDocument();
    await userEvent.click(button());
    await expect.element(menu()).toBeVisible();
    await userEvent.click(button());
    await expect.element(menu()).not.toBeInTheDocument();
  });

  it('[UI-02] runs a chosen action once and follows a chosen link', async () => {
    const root = await openMenu();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(approve).toHaveBeenCalledOnce();
    expect(root.activeElement).toBe(button().element());
    await userEvent.keyboard('{Enter}{Enter}');
    expect(location.hash).toBe('#view');
  });

  it('[UI-02] chooses nothing by a held key that opened it', async () => {
    await openMenu([{ label: 'Approve', choose: approve }]);
    menu()
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', repeat: true }));
    await userEvent.keyboard('{Escape}{Enter>4/}');
    expect(approve).not.toHaveBeenCalled();
  });

  it('[UI-02] with 50 items stays within the window and scrolls', async () => {
    const root = await openMenu(
      Array.from({ length: 50 }, (_, index) => ({ label: `Action ${index + 1}`, href: '#a' })),
    );
    await userEvent.keyboard('{End}');
    expect(focused(root)).toBe('Action 50');
    const box = menu().element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(600);
    expect(box.height).toBeGreaterThan(400);
  });

  it('[UI-02] [UI-01] closes on Escape without closing the dialog around it', async () => {
    const DialogWithMenu = () => {
      const [isOpen, setOpen] = useState(true);
      return isOpen ? (
        <Dialog title="Payment" cancel={() => setOpen(false)}>
          <Menu label="More actions" items={items} />
        </Dialog>
      ) : null;
    };
    show(<DialogWithMenu />);
    await userEvent.click(button());
    await expect.element(menu()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });
});
