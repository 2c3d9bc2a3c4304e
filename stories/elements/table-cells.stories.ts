import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/table/index.ts';
import { answeredBy } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { unitRows } from '../support/units.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default {
  title: 'Elements/psp-table/Cells',
  ...storyOf(element),
  beforeEach: answeredBy(({ method }) =>
    method === 'GET' ? unitRows() : Response.json({ message: 'These units are invoiced.' }, { status: 422 }),
  ),
} satisfies Meta;

const args = { 'data-endpoint': '/activityUnit/api/list/', 'data-label': 'Activity units' };

const loaded = async (canvasElement: HTMLElement) => {
  const screen = screenOf(canvasElement);
  await screen.findByRole('link', { name: 'View Screening' });
  return screen;
};

export const Ready: StoryObj = {
  args,
  play: async ({ canvasElement }) => void (await loaded(canvasElement)),
};

export const Menu: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await loaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Screening' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const Asked: StoryObj = {
  args,
  play: async context => {
    await Menu.play?.(context);
    const screen = screenOf(context.canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel' }));
    await expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
  },
};

export const Details: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await loaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Screening' }));
    await expect(await screen.findByRole('dialog', { name: 'Screening' })).toBeVisible();
  },
};

export const Hovered: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await loaded(canvasElement);
    const [cell] = screen.getAllByText('Late entry', { selector: '.has-tooltip' });
    await userEvent.hover(cell as HTMLElement);
    await waitFor(() => expect(screen.getAllByText(/Entered by: Dana Reyes/)[0]).toBeVisible());
  },
};

export const Removing: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await loaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Screening' }));
    await expect(await screen.findByRole('textbox', { name: 'Removal Reason' })).toBeVisible();
  },
};

export const WithoutReason: StoryObj = {
  args,
  play: async context => {
    await Removing.play?.(context);
    const screen = screenOf(context.canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Enter a reason.')).toBeVisible();
  },
};

export const NotRemoved: StoryObj = {
  args,
  play: async context => {
    await Removing.play?.(context);
    const screen = screenOf(context.canvasElement);
    await fireEvent.input(screen.getByRole('textbox', { name: 'Removal Reason' }), {
      target: { value: 'Entered twice' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('These units are invoiced.')).toBeVisible();
  },
};

export const Phone: StoryObj = { ...Ready, ...onPhone };
export const PhoneMenu: StoryObj = { ...Menu, ...onPhone };
export const PhoneRemoving: StoryObj = { ...Removing, ...onPhone };
export const Dark: StoryObj = { ...Menu, ...inDark };
export const RightToLeft: StoryObj = { ...Menu, ...rightToLeft };
