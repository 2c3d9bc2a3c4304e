import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, userEvent } from 'storybook/test';
import { element } from '../../src/elements/row-actions/row-actions.tsx';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default { title: 'Helpers/psp-row-actions', ...storyOf(element) } satisfies Meta;

const actions = [
  { href: '/request/700001/view', title: 'View', class: 'btn', flags: {} },
  { href: '/request/700001/edit', title: 'Edit' },
  { href: '/request/700001/remind', title: 'Send a reminder' },
  {
    href: '/request/700001/cancel',
    title: 'Cancel request',
    class: 'btn btn-danger',
    flags: { confirm: { message: 'Cancel ERR-700001?' } },
  },
];
const args = { 'data-actions': actions, 'data-label': 'ERR-700001' };

export const Ready: StoryObj = { args };

export const MenuOpen: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for ERR-700001' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Confirmation: StoryObj = {
  args,
  play: async context => {
    await MenuOpen.play?.(context);
    const screen = screenOf(context.canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel request' }));
    await expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
  },
};

export const SingleAction: StoryObj = { args: { 'data-actions': actions.slice(0, 1) } };
export const Empty: StoryObj = { args: { 'data-actions': [] } };
export const FiftyActions: StoryObj = {
  args: {
    ...args,
    'data-actions': Array.from({ length: 50 }, (_, index) => ({ href: '/a/', title: `Action ${index + 1}` })),
  },
  play: MenuOpen.play as NonNullable<typeof MenuOpen.play>,
};
export const LongTitles: StoryObj = {
  args: {
    ...args,
    'data-actions': [
      { href: '/a/', title: 'Send a reminder to the participant and to the coordinator of the site' },
      { href: '/b/', title: 'NCT0123456789'.repeat(8) },
    ],
  },
  play: MenuOpen.play as NonNullable<typeof MenuOpen.play>,
};
export const CrossOriginAddressIsShownAsText: StoryObj = {
  args: { 'data-actions': [{ href: 'https://partner.example/', title: 'Partner' }, ...actions.slice(0, 1)] },
};
export const MissingActions: StoryObj = {};
export const InvalidActions: StoryObj = { args: { 'data-actions': '"View"' } };
export const Phone: StoryObj = { ...MenuOpen, ...onPhone };
export const Dark: StoryObj = { ...MenuOpen, ...inDark };
export const RightToLeft: StoryObj = { ...MenuOpen, ...rightToLeft };
