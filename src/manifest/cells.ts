/** A field of a cell, a row or a batch, in the words of the reference and of openapi.json. */
export interface DescribedField {
  /** JSON Schema types. */
  readonly type: string | readonly string[];
  readonly description: string;
}

type Fields = Readonly<Record<string, DescribedField>>;

/** What a host may say of one cell. [TBL-10] [TBL-18] */
export const cellFields: Fields = {
  display: {
    type: ['string', 'number', 'boolean', 'null'],
    description: 'What is shown, found by a search and exported; always as text, never as HTML.',
  },
  sort: {
    type: ['string', 'number', 'null'],
    description: 'What the column is sorted by. Without it: `display`.',
  },
  type: {
    type: ['string', 'null'],
    description: 'How it is shown; without it, as its column says.',
  },
  href: {
    type: ['string', 'null'],
    description: 'Where the text leads, on this site; elsewhere it is no link.',
  },
  class: {
    type: ['string', 'null'],
    description:
      'Its colour, by a name that ends in primary, info, success, warning, danger, error, muted or secondary, such as `text-danger`; never a class of the page.',
  },
  preview: {
    type: ['string', 'number', 'array', 'object', 'null'],
    description: 'What a cell of type `hover` says: a text, a list, or an object of label and value.',
  },
  details: {
    type: ['string', 'number', 'array', 'object', 'null'],
    description:
      'What a cell of type `modal` shows in a dialog: a text, a list, or an object of label and value.',
  },
  editConfig: {
    type: ['object', 'null'],
    description:
      'How a cell of type `editable` or `select` is edited where the table is saved: `{type: text, number, date or select, options?: [{value, label}], required?, min?, max?}`.',
  },
};

/** How a type of cell shows its `display`. */
export const cellTypes: Readonly<Record<string, string>> = {
  text: 'As it is. So is every type that is not in this list.',
  number: 'As it is, digits under digits at the right.',
  date: 'As it is; give `sort` the day as `2026-01-31`.',
  amount: '`12.5` as `12.50 USD`, digits under digits; what is no amount, as it is.',
  status: 'A badge: `inReview` and `In Review` are one, and so are `canceled` and `cancelled`.',
  link: 'A link to `href`.',
  email: 'A link that begins a mail, where the text is one plain address.',
  hover:
    'A text that says its `preview`, else its `details`, after 400 ms under the pointer, or with the focus.',
  modal: 'A button that shows its `details`, else its `preview`, in a dialog.',
  editable:
    'A field, as `editConfig` says, where the table has `data-save-url`; elsewhere as a text. It is posted as `{rowId}[{column}]`.',
  select:
    'The label of the option of `editConfig` whose value it is; where the table has `data-save-url`, the choice of one.',
  actions:
    'Links and a menu: `display` is a list of `{href, title, class, flags}`, as the cell itself may be. `flags.confirm.message` is asked first.',
  delete:
    'A button that asks for a reason and posts it to `href`, as `reason`; without `href` it only sends `psp:delete`.',
};

/** What an answer with rows holds. [NET-06] [NET-17] */
export const batchFields: Fields = {
  data: { type: 'array', description: 'The rows from `skip` on, always in the same order.' },
  columns: {
    type: ['array', 'null'],
    description: 'The columns in their order: `data` is the key of its cells in a row, `title` its heading.',
  },
  total: { type: ['integer', 'string', 'null'], description: 'How many rows there are in all.' },
  skip: { type: ['integer', 'string', 'null'], description: 'How many rows come before these.' },
  rowIds: {
    type: ['array', 'null'],
    description: 'The ids of the rows, in their order, where the rows themselves have none.',
  },
};

/** An answer with one row, in which cells of several kinds stand. */
export const exampleBatch = {
  data: [
    {
      id: '4512',
      number: { display: 'SCT-004512', href: '/direct/reimbursement/4512/' },
      visit: { display: '31 Jan 2026', type: 'date', sort: '2026-01-31' },
      total: { display: '1,234.50', type: 'amount', sort: 1234.5 },
      status: { display: 'inReview', type: 'status' },
      site: 'Northside Clinic',
    },
  ],
  columns: [
    { data: 'number', title: 'Number' },
    { data: 'visit', title: 'Visit' },
    { data: 'total', title: 'Total' },
    { data: 'status', title: 'Status' },
    { data: 'site', title: 'Site' },
  ],
  total: 1,
  skip: 0,
};
