import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import type { MenuItem } from '../../src/ui/menu/menu-item.ts';
import { Menu } from '../../src/ui/menu/row-actions.tsx';
import { screenOf } from '../support/inside.ts';
import { piece } from '../support/piece.tsx';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/** Holds the actions that do not fit beside a row. Only the actions, never choices of a form. */
export default {
  title: 'Pieces/Menu',
} satisfies Meta;

const actions: readonly MenuItem[] = [
  { label: 'View', href: '#view' },
  { label: 'Edit', href: '#edit' },
  { label: 'Send a reminder to the participant and to the coordinator of the site', href: '#remind' },
  { label: 'Archived by another site' },
  { label: 'Delete', href: '#delete', tone: 'danger' },
];

const withItems = (items: readonly MenuItem[]) => () =>
  piece(
    <div style={{ padding: '16px', display: 'flex', justifyContent: 'end' }}>
      <Menu label="More actions for ERR-700001" items={items} />
    </div>,
  );

export const Closed: StoryObj = { render: withItems(actions) };

export const Open: StoryObj = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(screen.getByRole('button'));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const FiftyItems: StoryObj = {
  render: withItems(Array.from({ length: 50 }, (_, index) => ({ label: `Action ${index + 1}`, href: '#a' }))),
  play: Open.play as NonNullable<typeof Open.play>,
};

export const Phone: StoryObj = { ...Open, ...onPhone };
export const Dark: StoryObj = { ...Open, ...inDark };
export const RightToLeft: StoryObj = { ...Open, ...rightToLeft };
