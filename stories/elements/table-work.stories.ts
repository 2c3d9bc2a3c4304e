import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { element } from '../../src/elements/table/table.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { paymentsTo } from '../support/payments.ts';
import { inDark, onPhone, rightToLeft } from '../support/variants.ts';

/** Working with the rows of psp-table: selection, editing, saving and timeframes. */
export default {
  title: 'Lists/psp-table',
  ...storyOf(element),
  tags: ['!autodocs'],
  beforeEach: answeredBy(request => paymentsTo(1234, request)),
} satisfies Meta;

const args = {
  'data-endpoint': '/direct/reimbursement/api/list/',
  'data-columns': [
    { data: 'reference', title: 'Reference' },
    { data: 'studyName', title: 'Study' },
    { data: 'status', title: 'Status', type: 'status' },
    { data: 'totalUSD', title: 'Total', type: 'amount' },
  ],
};
const toggleRow = async (canvas: HTMLElement, number: number) =>
  userEvent.click(await screenOf(canvas).findByRole('checkbox', { name: `Select ERR-${700_000 + number}` }));

export const Selecting: StoryObj = {
  args: { ...args, 'data-selection': {} },
  play: async ({ canvasElement }) => {
    for (const number of [1, 3, 4]) await toggleRow(canvasElement, number);
    await screenOf(canvasElement).findByText(/ USD$/, { selector: '.sum' });
  },
};

export const SelectingOnPhone: StoryObj = { ...Selecting, ...onPhone };
export const SelectingInDark: StoryObj = { ...Selecting, ...inDark };
export const SelectingRightToLeft: StoryObj = { ...Selecting, ...rightToLeft };

export const SelectionCapReached: StoryObj = {
  args: { ...args, 'data-selection': { maxSelection: 2 } },
  play: async ({ canvasElement }) => {
    for (const number of [1, 2, 3]) await toggleRow(canvasElement, number);
    await expect(await screenOf(canvasElement).findByRole('alert')).toHaveTextContent(
      'You can select up to 2 rows.',
    );
  },
};

export const ExportToAccounting: StoryObj = {
  args: { ...args, 'data-export-confirm': 'advance-payments' },
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await toggleRow(canvasElement, 2);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await screen.findByText(/^Are you sure you would like to export all selected approved advance payments/);
  },
};

export const SaveWithoutSelection: StoryObj = {
  args: { ...args, 'data-selection': {}, 'data-save-url': '/save/' },
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('No items are selected.');
  },
};

export const LoadingWithSaveBar: StoryObj = {
  args: { ...args, 'data-selection': {}, 'data-save-url': '/save/', 'data-timeframe': 'ytd' },
  beforeEach: answeredBy(never),
};

export const Timeframe: StoryObj = {
  args: { ...args, 'data-timeframe': 'ninety-days' },
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText('Showing the last 90 days')),
};

export const LoadingAllRecords: StoryObj = {
  args: { ...args, 'data-timeframe': 'ytd' },
  beforeEach: answeredBy(request =>
    request.url.includes('timeframe=all') ? never(request) : paymentsTo(1234, request),
  ),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByText('1–10 of 1,234', { selector: '.count' });
    await userEvent.click(await screen.findByRole('button', { name: 'Load All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    await screen.findByText('Showing year to date. Loading all time…');
  },
};

export const LoadingAllRecordsFailed: StoryObj = {
  ...LoadingAllRecords,
  beforeEach: answeredBy(request =>
    request.url.includes('timeframe=all') ? new Response('', { status: 404 }) : paymentsTo(1234, request),
  ),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByText('1–10 of 1,234', { selector: '.count' });
    await userEvent.click(await screen.findByRole('button', { name: 'Load All' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ok' }));
    await screen.findByText("Couldn't load the list. You're seeing an earlier list.");
  },
};

const trips = () =>
  Response.json({
    columns: [
      { data: 'name', title: 'Trip' },
      { data: 'distance', title: 'Distance' },
      { data: 'unit', title: 'Unit' },
      { data: 'day', title: 'Day' },
    ],
    data: Array.from({ length: 25 }, (_, index) => ({
      id: `t${index + 1}`,
      name: `Trip ${index + 1}`,
      distance: {
        display: `${index * 12 + 8}`,
        type: 'editable',
        editConfig: { type: 'number', required: true, max: 500 },
      },
      unit: {
        display: 'Kilometres',
        type: 'select',
        editConfig: {
          options: [
            { value: 'km', label: 'Kilometres' },
            { value: 'mi', label: 'Miles' },
          ],
        },
      },
      day: { display: '2026-05-06', type: 'editable', editConfig: { type: 'date' } },
    })),
    total: 25,
  });

const edit = async (canvas: HTMLElement, name: string, text: string) => {
  const field = await screenOf(canvas).findByRole('textbox', { name });
  await fireEvent.input(field, { target: { value: text } });
};

export const Editing: StoryObj = {
  args: { 'data-endpoint': '/trips/', 'data-save-url': '/trips/save/' },
  beforeEach: answeredBy(trips),
  play: async ({ canvasElement }) => {
    await edit(canvasElement, 'Distance of Trip 2', '42');
    await userEvent.selectOptions(
      await screenOf(canvasElement).findByRole('combobox', { name: 'Unit of Trip 3' }),
      'Miles',
    );
    await screenOf(canvasElement).findByText('2 unsaved changes');
  },
};

/** On a phone, several fields of a row fold into the rest of its card. */
async function openCards(canvas: HTMLElement): Promise<void> {
  for (const trip of ['Trip 2', 'Trip 3'])
    await userEvent.click(await screenOf(canvas).findByRole('button', { name: `More about ${trip}` }));
}

export const EditingOnPhone: StoryObj = {
  ...Editing,
  ...onPhone,
  play: async context => {
    await openCards(context.canvasElement);
    await Editing.play?.(context);
  },
};
export const EditingInDark: StoryObj = { ...Editing, ...inDark };
export const EditingRightToLeft: StoryObj = { ...Editing, ...rightToLeft };

/** The page filters the table by another site while changes are unsaved. */
export const ChangesInPreviousList: StoryObj = {
  args: { ...Editing.args, 'data-params': { site: 1 } },
  beforeEach: answeredBy(trips),
  play: async context => {
    await Editing.play?.(context);
    context.canvasElement.querySelector('psp-table')?.setAttribute('data-params', '{"site": 2}');
    await screenOf(context.canvasElement).findByText(/^2 unsaved changes were left in the previous list\./);
  },
};

export const ChangesInPreviousListOnPhone: StoryObj = {
  ...ChangesInPreviousList,
  ...onPhone,
  play: async context => {
    await openCards(context.canvasElement);
    await ChangesInPreviousList.play?.(context);
  },
};

export const InvalidCell: StoryObj = {
  ...Editing,
  play: async ({ canvasElement }) => {
    await edit(canvasElement, 'Distance of Trip 2', '900');
    await userEvent.click(screenOf(canvasElement).getByRole('button', { name: 'Save' }));
    await screenOf(canvasElement).findByText('One cell cannot be saved:');
  },
};

export const RefusedCell: StoryObj = {
  ...Editing,
  beforeEach: answeredBy(request =>
    request.method === 'POST'
      ? Response.json({ errors: { 't2[distance]': ['This trip was shorter.'] } }, { status: 422 })
      : trips(),
  ),
  play: async ({ canvasElement }) => {
    await edit(canvasElement, 'Distance of Trip 2', '42');
    await userEvent.click(screenOf(canvasElement).getByRole('button', { name: 'Save' }));
    await screenOf(canvasElement).findByText('One cell cannot be saved:');
  },
};

export const SaveResultUnknown: StoryObj = {
  ...Editing,
  beforeEach: answeredBy(request =>
    request.method === 'POST' ? Promise.reject(new TypeError('Failed to fetch')) : trips(),
  ),
  play: async ({ canvasElement }) => {
    await edit(canvasElement, 'Distance of Trip 2', '42');
    await userEvent.click(screenOf(canvasElement).getByRole('button', { name: 'Save' }));
    await screenOf(canvasElement).findByText(/^We couldn't confirm this\. It is safe/);
  },
};
