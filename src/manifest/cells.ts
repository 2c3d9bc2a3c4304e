/** The fields of a cell with their types in JSON Schema, for the reference and openapi.json. [TBL-10] [TBL-18] */
export const cellFields = {
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
