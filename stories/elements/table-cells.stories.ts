import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/table/table.tsx';
import { answeredBy } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { unitRows } from '../support/units.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

export default {
  title: 'Lists/psp-table',
  ...storyOf(element),
  tags: ['!autodocs'],
  beforeEach: answeredBy(({ method }) =>
    method === 'GET' ? unitRows() : Response.json({ message: 'These units are invoiced.' }, { status: 422 }),
  ),
} satisfies Meta;

const args = { 'data-endpoint': '/activityUnit/api/list/', 'data-label': 'Activity units' };

const waitUntilLoaded = async (canvasElement: HTMLElement) => {
  const screen = screenOf(canvasElement);
  await screen.findByRole('link', { name: 'View Screening' });
  return screen;
};

export const CellTypes: StoryObj = {
  args,
  play: async ({ canvasElement }) => void (await waitUntilLoaded(canvasElement)),
};

export const ActionsCellMenu: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'More actions for Screening' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const ActionsCellConfirmation: StoryObj = {
  args,
  play: async context => {
    await ActionsCellMenu.play?.(context);
    const screen = screenOf(context.canvasElement);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Cancel' }));
    await expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
  },
};

export const ModalCell: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Screening' }));
    await expect(await screen.findByRole('dialog', { name: 'Screening' })).toBeVisible();
  },
};

export const HoverCell: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    const [cell] = screen.getAllByText('Late entry', { selector: '.has-tooltip' });
    await userEvent.hover(cell as HTMLElement);
    await waitFor(() => expect(screen.getAllByText(/Entered by: Dana Reyes/)[0]).toBeVisible());
  },
};

export const DeleteCell: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Screening' }));
    await expect(await screen.findByRole('textbox', { name: 'Removal Reason' })).toBeVisible();
  },
};

export const DeleteCellWithoutReason: StoryObj = {
  args,
  play: async context => {
    await DeleteCell.play?.(context);
    const screen = screenOf(context.canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('Enter a reason.')).toBeVisible();
  },
};

export const DeleteCellRefused: StoryObj = {
  args,
  play: async context => {
    await DeleteCell.play?.(context);
    const screen = screenOf(context.canvasElement);
    await fireEvent.input(screen.getByRole('textbox', { name: 'Removal Reason' }), {
      target: { value: 'Entered twice' },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await expect(await screen.findByText('These units are invoiced.')).toBeVisible();
  },
};

/** Cells without a type: each is of the type that the answer states for its column. */
export const TypedColumns: StoryObj = {
  args,
  beforeEach: answeredBy(() =>
    Response.json({
      columns: [
        { data: 'number', title: 'Number', type: 'link' },
        { data: 'status', title: 'Status', type: 'status' },
        { data: 'total', title: 'Total', type: 'amount' },
        { data: 'mail', title: 'Contact', type: 'email' },
        { data: 'note', title: 'Note', type: 'hover' },
        { data: 'visits', title: 'Visits', type: 'modal' },
      ],
      data: [1, 2, 3].map(id => ({
        id,
        number: { display: `ERR-${id}`, href: `/request/${id}/view` },
        status: 'inReview',
        total: `${id}84.5`,
        mail: 'site12@clinic.example',
        note: { display: 'Late entry', details: { 'Entered by': 'Dana Reyes' } },
        visits: { display: String(id), details: ['Screening', 'Week 12'] },
      })),
      total: 3,
    }),
  ),
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByRole('link', { name: 'ERR-1' })),
};

export const CellTypesOnPhone: StoryObj = { ...CellTypes, ...onPhone };
export const ActionsCellMenuOnPhone: StoryObj = { ...ActionsCellMenu, ...onPhone };
/** On a card, Remove is in the menu of the row. */
export const DeleteCellOnPhone: StoryObj = {
  ...DeleteCell,
  ...onPhone,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Remove Screening' }));
    await expect(await screen.findByRole('textbox', { name: 'Removal Reason' })).toBeVisible();
  },
};
export const ActionsCellMenuInDark: StoryObj = { ...ActionsCellMenu, ...inDark };
export const ActionsCellMenuRightToLeft: StoryObj = { ...ActionsCellMenu, ...rightToLeft };
