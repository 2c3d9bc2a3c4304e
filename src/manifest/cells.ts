/** A field of a cell, as the reference and openapi.json describe it. */
export interface CellField {
  /** JSON Schema types. */
  readonly type: string | readonly string[];
  readonly description: string;
}

/** The fields of a cell. [TBL-10] [TBL-18] */
export const cellFields: Readonly<Record<string, CellField>> = {
  display: {
    type: ['string', 'number', 'boolean', 'null'],
    description: 'The value that is shown, searched and exported; always as text, never as HTML.',
  },
  sort: {
    type: ['string', 'number', 'null'],
    description: 'The value that the column is sorted by; `display` by default.',
  },
  type: {
    type: ['string', 'null'],
    description: 'How the cell is shown; by default as its column says.',
  },
  href: {
    type: ['string', 'null'],
    description: 'The address that the text links to, on this site; an address elsewhere is not linked.',
  },
  class: {
    type: ['string', 'null'],
    description:
      'The colour, by a name that ends in primary, info, success, warning, danger, error, muted or secondary, such as `text-danger`; the class itself is not applied.',
  },
  currency: {
    type: ['string', 'null'],
    description: 'The currency of a cell of type `amount`, as its code; USD by default.',
  },
  preview: {
    type: ['string', 'number', 'array', 'object', 'null'],
    description:
      'Shown in place of `details` if a cell has none: a text, a list, or an object of labels and values.',
  },
  details: {
    type: ['string', 'number', 'array', 'object', 'null'],
    description:
      'The tooltip of a cell of type `hover`, and the dialog content of one of type `modal`: a text, a list, or an object of labels and values.',
  },
  editConfig: {
    type: ['object', 'null'],
    description:
      'How a cell of type `editable` or `select` is edited if the table can be saved: `{type: text, number, date or select, options?: [{value, label}], required?, min?, max?}`.',
  },
};

/** Cell type → how it shows `display`. */
export const cellTypes: Readonly<Record<string, string>> = {
  text: 'Unchanged. Unknown types are shown like this, too.',
  number: 'Unchanged, right-aligned with digits of equal width.',
  date: '`2024-04-14`, also with a time after it, as `14 Apr 2024`; any other text is unchanged, so put the day into `sort` as `2024-04-14`.',
  amount:
    '`12.5` as `12.50 USD`, right-aligned with digits of equal width; anything that is not an amount is unchanged.',
  status: 'A badge. `inReview` and `In Review` are the same status, and so are `canceled` and `cancelled`.',
  link: 'A link to `href`; also the type of a cell with an `href` if neither the cell nor its column states one.',
  email: 'A `mailto:` link if the text is a single e-mail address.',
  hover:
    'A text with a tooltip that shows its `details`, else its `preview`, after 400 ms under the pointer, or on focus.',
  modal: 'A button that shows its `details`, else its `preview`, in a dialog.',
  editable:
    'An input field as described by `editConfig` if the table has `data-save-url`, else a text. It is posted as `{rowId}[{column}]`.',
  select:
    'The label of the `editConfig` option with this value; a select field if the table has `data-save-url`.',
  actions:
    'Links and a menu: `display` is a list of `{href, title, class, flags}`; the cell itself may be such a list, too. `flags.confirm.message` is the question of a confirmation dialog.',
  delete:
    'A button that asks for a reason and posts it to `href`, as `reason`; without `href` it only sends `psp:delete`.',
};

/** A batch with one row and several kinds of cells. */
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
