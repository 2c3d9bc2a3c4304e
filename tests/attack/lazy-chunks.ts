import type { Locator, Page } from 'playwright';
import { type Handler, json } from '../support/faulty-server.ts';

/** How a user comes to need a lazy chunk. */
interface LazyChunk {
  /** The page; `folder` is the base of its calls. */
  body(folder: string): string;
  /** The answers to its calls, by path relative to the folder. */
  answer?(path: string): Handler | undefined;
  readonly width?: number;
  need(page: Page): Promise<void>;
  /** What is shown when the chunk has loaded; absent if nothing is. */
  shows(page: Page): Locator;
  /** The page works without it and offers no Retry. */
  readonly isSilent?: true;
}

const rows = (count: number, cell: (number: number) => object) => ({
  columns: [
    { data: 'name', title: 'Name' },
    { data: 'cell', title: 'Cell' },
    ...['one', 'two', 'three', 'four', 'five'].map(data => ({ data, title: data })),
  ],
  data: Array.from({ length: count }, (_, number) => ({
    id: `r${number}`,
    name: `Row ${number}`,
    cell: cell(number),
    one: 'a',
    two: 'b',
    three: 'c',
    four: 'd',
    five: 'e',
  })),
  total: count,
});

const plainRows = rows(3, () => ({ display: 'x' }));
const table = (more = '') => ({
  body: (folder: string) => `<psp-table data-endpoint="${folder}/list/" ${more}></psp-table>`,
  answer: () => json(plainRows),
});
const press = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();
const dialog = (page: Page) => page.getByRole('dialog');
const loaded = (page: Page) => page.getByText('Row 0').first().waitFor();

const detail = (more: object) => (folder: string) =>
  `<psp-reimbursement-detail data-api-base="${folder}" data-reimbursement='${JSON.stringify({ id: '7', reimbursementId: 'ERR-7', ...more })}'></psp-reimbursement-detail>`;

/** Without its texts, an element is English. */
const language = (lang: string, more = ''): LazyChunk => ({
  body: () =>
    `${more}<psp-copy-text lang="${lang}" data-text="x"></psp-copy-text><script type="module" src="/psp/psp.js" data-psp-languages="*"></script>`,
  need: async () => {},
  shows: page => page.getByRole('button', { name: 'Copy x' }),
  isSilent: true,
});

/** Chunk name → how it is needed. */
export const lazyChunks: Readonly<Record<string, LazyChunk>> = {
  languages: language('de'),
  'lang-ar': language('ar'),
  'lang-de': language('de'),
  'lang-es': language('es'),
  'lang-fr': language('fr'),
  'lang-ja': language('ja'),
  'page-texts': language(
    'nl',
    '<script type="application/json" data-psp-texts lang="nl">{"clipboard.copyText": "Kopieer {text}"}</script>',
  ),
  'columns-panel': {
    ...table(),
    need: press('Columns'),
    shows: page => page.getByRole('checkbox', { name: 'Name' }),
  },
  'debug-panel': {
    body: () =>
      '<psp-copy-text data-text="x"></psp-copy-text><script type="module" src="/psp/psp.js" data-psp-debug></script>',
    need: async () => {},
    shows: page => page.getByRole('button', { name: 'Copy x' }),
    isSilent: true,
  },
  diagnostics: {
    body: () => '<psp-copy-text data-txet="x"></psp-copy-text>',
    need: async () => {},
    shows: page => page.getByText("This section isn't available right now."),
    isSilent: true,
  },
  dialogs: {
    body: folder => `<psp-review-queue data-endpoint="${folder}/list/"></psp-review-queue>`,
    answer: () => json(plainRows),
    need: press(/^Deny/),
    shows: dialog,
  },
  export: {
    ...table('data-paging="host"'),
    need: press('Export CSV'),
    shows: page => page.getByText('Exported 3 rows.').first(),
  },
  'host-pages': {
    ...table('data-paging="host"'),
    need: async () => {},
    shows: page => page.getByText('Row 0').first(),
  },
  'extended-table': {
    ...table('data-selection="{}"'),
    need: async () => {},
    shows: page => page.getByRole('checkbox').first(),
  },
  'parse-list-in-slices': {
    ...table(),
    answer: () => json(rows(3, () => ({ display: 'é'.repeat(700_000) }))),
    need: async () => {},
    shows: page => page.getByText('Row 2').first(),
    isSilent: true,
  },
  'query-engine': {
    ...table(),
    async need(page) {
      await loaded(page);
      await page.getByRole('searchbox').fill('nothing is called so');
    },
    shows: page => page.getByText('No matching records found'),
  },
  'receipt-dialog': {
    body: detail({
      expenses: [{ type: 'Parking', filename: 'parking.svg', downloadUrl: '/receipt.svg', receipt: true }],
    }),
    answer: () => json([]),
    need: press(/Preview/),
    shows: dialog,
  },
  'related-requests': {
    body: detail({}),
    answer: () => json([]),
    need: async page => page.mouse.wheel(0, 4000),
    shows: page => page.getByText('No related requests.'),
  },
  'removal-dialog': {
    ...table(),
    answer: () => json(rows(3, () => ({ display: 'Remove', type: 'delete', href: '/lazy/remove/' }))),
    need: press(/^Remove/),
    shows: dialog,
  },
  'row-details': {
    ...table(),
    answer: () =>
      json(rows(3, () => ({ display: 'A text that is far too long for its column. '.repeat(9) }))),
    width: 700,
    need: press(/^More about/),
    shows: page => page.locator('.row-details'),
  },
  'table-dialog': {
    body: folder =>
      `<psp-activity-units data-api-base="${folder}" data-mode="direct" data-id="12"></psp-activity-units>`,
    answer: () => json(rows(3, () => ({ display: 'Open it', type: 'modal' }))),
    need: press('Open it'),
    shows: dialog,
  },
};
