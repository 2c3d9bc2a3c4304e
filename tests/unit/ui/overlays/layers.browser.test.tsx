import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../../../src/ui/controls/button.tsx';
import { Menu } from '../../../../src/ui/menu/row-actions.tsx';
import { Dialog } from '../../../../src/ui/overlays/dialog.tsx';
import { Tip } from '../../../../src/ui/overlays/tooltip.tsx';
import { SelectField } from '../../../../src/ui/select/select.tsx';
import { clear, show } from '../stage.ts';

afterEach(() => {
  clear();
  document.body.removeAttribute('style');
});

const options = ['Germany', 'Ghana'].map(label => ({ value: label, label }));

function Layers() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu label="Actions" items={[{ label: 'Edit', choose() {} }]} />
      <SelectField label="Country" options={options} value="" choose={() => {}} />
      <Button aria-describedby="why">Why?</Button>
      <Tip id="why" text="It cannot be undone." />
      <Button onClick={() => setOpen(true)}>Deny</Button>
      {isOpen && (
        <Dialog title="Deny request" cancel={() => setOpen(false)}>
          <p>For patient 508-1037</p>
        </Dialog>
      )}
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name });
const layers = {
  menu: { open: () => button('Actions').click(), layer: () => page.getByRole('menu') },
  select: { open: () => page.getByRole('combobox').click(), layer: () => page.getByRole('listbox') },
  tooltip: { open: () => button('Why?').hover(), layer: () => page.getByRole('tooltip') },
  dialog: { open: () => button('Deny').click(), layer: () => page.getByRole('dialog') },
  'dialog whose text was pressed': {
    async open() {
      await button('Deny').click();
      await page.getByText('For patient', { exact: false }).click();
    },
    layer: () => page.getByRole('dialog'),
  },
} as const;
const kinds = Object.keys(layers) as (keyof typeof layers)[];

describe('Escape', () => {
  it.each(kinds)('[UI-20] that closes a %s stays unknown to the page, also while it is held', async kind => {
    const heard: string[] = [];
    const listening = new AbortController();
    for (const type of ['keydown', 'keyup'])
      document.addEventListener(type, () => heard.push(type), { signal: listening.signal });
    show(<Layers />);
    await layers[kind].open();
    await expect.element(layers[kind].layer()).toBeVisible();
    heard.length = 0;
    await userEvent.keyboard('{Escape>2/}');
    await expect.element(layers[kind].layer()).not.toBeInTheDocument();
    expect(heard).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(heard).toEqual(['keydown', 'keyup']);
    listening.abort();
  });
});

describe('a dialog', () => {
  async function showDialog() {
    show(<Layers />);
    await layers.dialog.open();
    await expect.element(page.getByRole('dialog')).toBeVisible();
  }

  it('[UI-20] closes when the page hides the container that it is in', async () => {
    await showDialog();
    (document.body.lastElementChild as HTMLElement).style.display = 'none';
    await expect.poll(() => document.body.lastElementChild?.shadowRoot?.querySelector('dialog')).toBeNull();
  });

  it('[UI-20] leaves the scroll lock of the page as the page has set it', async () => {
    document.body.style.overflow = 'hidden';
    await showDialog();
    document.body.style.overflow = '';
    expect(getComputedStyle(document.body).overflow).toBe('hidden');
    await button('Close').click();
    await expect.poll(() => getComputedStyle(document.body).overflow).toBe('visible');
  });
});

describe('on a page with CSS zoom', () => {
  const boxOf = (element: Element | undefined | null) => (element as Element).getBoundingClientRect();

  it('[UI-20] a menu, a select and a tooltip open beside their control', async () => {
    document.body.style.cssText = 'zoom: 1.5; padding: 100px';
    const root = show(<Layers />);
    await layers.menu.open();
    const menu = boxOf(page.getByRole('menu').element());
    expect(menu.top).toBeCloseTo(boxOf(button('Actions').element()).bottom, 0);
    await userEvent.keyboard('{Escape}');
    await layers.select.open();
    await expect.element(page.getByRole('listbox')).toBeVisible();
    const control = boxOf(root.querySelector('.select__control'));
    expect(boxOf(root.querySelector('.select-layer'))).toMatchObject({
      top: control.top,
      left: control.left,
    });
    await userEvent.keyboard('{Escape}');
    await layers.tooltip.open();
    await expect.element(page.getByRole('tooltip')).toBeVisible();
    const tooltip = boxOf(root.querySelector('.tooltip:popover-open'));
    expect(tooltip.bottom).toBeCloseTo(boxOf(button('Why?').element()).top, 0);
  });
});
