import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { element } from '../../src/elements/table/table.tsx';
import { answeredBy, never } from '../support/answers.ts';
import { storyOf } from '../support/element.ts';
import { screenOf } from '../support/inside.ts';
import { paymentsTo } from '../support/payments.ts';
import { unitRows } from '../support/units.ts';
import { inDark, onPhone, onSmallPhone, rightToLeft } from '../support/variants.ts';

export default {
  title: 'Lists/psp-table',
  ...storyOf(element),
  beforeEach: answeredBy(request => paymentsTo(12_345, request)),
} satisfies Meta;

const args = { 'data-endpoint': '/direct/reimbursement/api/list/' };
const columns = [
  { data: 'reference', title: 'Reference' },
  { data: 'studyName', title: 'Study', filter: true },
  { data: 'payType', title: 'Payment method', filter: ['Bank Transfer', 'Check', 'ScoutPass', 'Voucher'] },
  { data: 'status', title: 'Status', type: 'status' },
  { data: 'totalUSD', title: 'Total', type: 'amount' },
];

/** Waits until all rows are loaded. */
const waitUntilLoaded = async (canvasElement: HTMLElement) => {
  const screen = screenOf(canvasElement);
  await screen.findByText('1–10 of 12,345', { selector: '.count' });
  return screen;
};

export const Ready: StoryObj = {
  args,
  play: async ({ canvasElement }) => void (await waitUntilLoaded(canvasElement)),
};

export const WithFilters: StoryObj = {
  args: { ...args, 'data-columns': columns },
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Study' }), 'AURORA');
    await screen.findByText('1–10 of 4,115, filtered from 12,345', { selector: '.count' });
  },
};

export const NoFilterMatches: StoryObj = {
  args: { ...args, 'data-columns': columns },
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Payment method' }), 'Voucher');
    await expect(await screen.findByRole('button', { name: 'Reset filters?' })).toBeVisible();
  },
};

export const SearchResults: StoryObj = {
  args: { ...args, 'data-search-delay': '0' },
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await fireEvent.input(screen.getByRole('searchbox', { name: 'Search' }), {
      target: { value: 'err-712' },
    });
    await screen.findByText(/, filtered from 12,345/, { selector: '.count' });
  },
};

export const NoSearchMatches: StoryObj = {
  args: { ...args, 'data-search-delay': '0' },
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await fireEvent.input(screen.getByRole('searchbox', { name: 'Search' }), {
      target: { value: 'Atlantis' },
    });
    await expect(await screen.findByText('No matching records found')).toBeVisible();
  },
};

export const Sorted: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Total (USD)' }));
    await waitFor(() =>
      expect(screen.getByRole('columnheader', { name: 'Total (USD)' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      ),
    );
  },
};

export const LastPage: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Page 1,235' }));
    await screen.findByText('12,341–12,345 of 12,345', { selector: '.count' });
  },
};

export const Loading: StoryObj = { args, beforeEach: answeredBy(never) };

export const LoadingMoreRows: StoryObj = {
  args,
  beforeEach: answeredBy(request =>
    request.url.includes('skip=0') ? paymentsTo(12_345, request) : never(request),
  ),
  play: async ({ canvasElement }) => void (await screenOf(canvasElement).findByText('· loading all 12,345')),
};

export const Empty: StoryObj = {
  args,
  beforeEach: answeredBy(request => paymentsTo(0, request)),
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText('No data available in table')),
};

export const Failed: StoryObj = {
  args,
  beforeEach: answeredBy(() => new Response('', { status: 404 })),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await screen.findByText('The list could not be loaded.', { selector: '.failed p span' });
    await expect(screen.getByText('No entries available.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const RowsWithoutIds: StoryObj = {
  args,
  beforeEach: answeredBy(() =>
    Response.json({
      columns: columns.slice(0, 1),
      data: [{ reference: 'ERR-1' }, { reference: 'ERR-2' }],
      total: 2,
    }),
  ),
  play: async ({ canvasElement }) => void (await screenOf(canvasElement).findByText('ERR-2')),
};

export const RowsWithRepeatedIds: StoryObj = {
  args,
  beforeEach: answeredBy(() =>
    Response.json({
      columns: columns.slice(0, 1),
      data: Array.from({ length: 30 }, () => ({ id: 1, reference: 'ERR-1' })),
      total: 30,
    }),
  ),
  play: async ({ canvasElement }) => void (await screenOf(canvasElement).findByText('Showing 1 of 30.')),
};

export const PartlyLoaded: StoryObj = {
  args,
  beforeEach: answeredBy(request =>
    request.url.includes('skip=0') ? paymentsTo(12_345, request) : new Response('', { status: 404 }),
  ),
  play: async ({ canvasElement }) => {
    await screenOf(canvasElement).findByText('Showing 2,500 of 12,345.');
  },
};

/** Asks before exporting when not all rows were loaded. */
export const ExportOfPartlyLoadedList: StoryObj = {
  ...PartlyLoaded,
  play: async context => {
    await PartlyLoaded.play?.(context);
    const screen = screenOf(context.canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Export CSV' }));
    await expect(await screen.findByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
  },
};

/** Interactive cells have their own stories under Cells. */
export const ActionsMenu: StoryObj = {
  args,
  beforeEach: answeredBy(unitRows),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'More actions for Screening' }));
    await expect(await screen.findByRole('menu')).toBeVisible();
  },
};

export const RemovalDialog: StoryObj = {
  args,
  beforeEach: answeredBy(unitRows),
  play: async ({ canvasElement }) => {
    const screen = screenOf(canvasElement);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Screening' }));
    await expect(await screen.findByRole('textbox', { name: 'Removal Reason' })).toBeVisible();
  },
};

export const AccessDenied: StoryObj = {
  args,
  beforeEach: answeredBy(() => Response.json({ message: 'You may not see this list.' }, { status: 403 })),
};

export const SessionEnded: StoryObj = {
  args,
  beforeEach: answeredBy(() => new Response('', { status: 401 })),
};

export const LongTexts: StoryObj = {
  args,
  beforeEach: answeredBy(() =>
    Response.json({
      columns: [
        { data: 'title', title: 'Title of the study, as the sponsor has registered it' },
        { data: 'site', title: 'Site' },
      ],
      data: [
        {
          id: 1,
          title:
            'AURORA: long-term safety of inhaled treatment in adults with severe asthma who have not answered to earlier treatment',
          site: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
        },
      ],
      total: 1,
    }),
  ),
};

export const CrossOriginEndpoint: StoryObj = {
  args: { 'data-endpoint': 'https://other.example/list/' },
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText(/is not an address of this site/)),
};

const hiddenColumns = 'psp-columns psp-table /direct/reimbursement/api/list/';

/** All cells of a row, below it, since a column is hidden. */
export const RowDetails: StoryObj = {
  args,
  beforeEach: () => {
    localStorage.setItem(hiddenColumns, '["country"]');
    return () => localStorage.removeItem(hiddenColumns);
  },
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'More about ERR-700002' }));
    await expect(await screen.findByText('Country', { selector: 'dt' })).toBeVisible();
  },
};

export const ColumnsMenu: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /columns?$/i }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /^Study/ }));
    await expect(screen.queryByRole('columnheader', { name: 'Study' })).toBeNull();
  },
};

/** On long pages the pager is sticky. */
export const LongPage: StoryObj = {
  args: { ...args, 'data-page-size': '50' },
  play: async ({ canvasElement }) =>
    void (await screenOf(canvasElement).findByText('1–50 of 12,345', { selector: '.count' })),
};

export const UnknownPageNumber: StoryObj = {
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.type(screen.getByRole('textbox', { name: 'Go to page' }), '9999{Enter}');
    await expect(await screen.findByText('Enter a page from 1 to 1,235')).toBeVisible();
  },
};

export const WithoutEndpoint: StoryObj = {};
export const ColumnsNotJson: StoryObj = { args: { ...args, 'data-columns': '[{data: "x"}]' } };
export const Phone: StoryObj = {
  ...WithFilters,
  ...onPhone,
  play: async context => {
    const screen = await waitUntilLoaded(context.canvasElement);
    await userEvent.click(screen.getByRole('button', { name: /^Filters/ }));
    await WithFilters.play?.(context);
  },
};
export const PhoneCardOpen: StoryObj = {
  ...onPhone,
  args,
  play: async ({ canvasElement }) => {
    const screen = await waitUntilLoaded(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'More about ERR-700001' }));
    await expect(screen.getByRole('button', { name: 'Less about ERR-700001', expanded: true })).toBeVisible();
  },
};
export const PhoneLongPage: StoryObj = { ...LongPage, ...onPhone };
export const SmallPhone: StoryObj = { ...PhoneCardOpen, ...onSmallPhone };
export const PhoneLoading: StoryObj = { ...Loading, ...onPhone };
export const Dark: StoryObj = { ...Ready, ...inDark };
export const RightToLeft: StoryObj = { ...Ready, ...rightToLeft };
