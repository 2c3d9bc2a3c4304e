// Build time only.

/** What each part of an element is, by the name that `::part()` selects it by. */
const descriptions = {
  badge: 'A status.',
  banner: 'The banner.',
  breadcrumbs: 'The list of pages.',
  button: 'The copy button.',
  card: 'The box around a form, a list or a record.',
  dialog: 'What opens in front of the page, such as a question before an action.',
  'error-summary': 'The list of errors above the form, if several fields have one.',
  failure: 'The card shown instead of a screen that cannot be shown.',
  field: 'A field with its label.',
  item: 'A row of the table.',
  logo: 'The image.',
  menu: 'The menu with further actions.',
  notice: 'A message.',
  progress: 'A progress bar.',
  skeleton: 'The placeholder lines while data load.',
  table: 'The table; of a list, with its toolbar and pager.',
  tabs: 'The tabs and their panels.',
  text: 'The text.',
} as const;

export type PartName = keyof typeof descriptions;

/** The descriptions of an element's parts; what fails is shown by every element that shows anything. */
export const partsOf = ({ parts }: { readonly parts: readonly PartName[] }) =>
  Object.fromEntries(
    parts.length ? [...parts, 'failure' as const].map(name => [name, descriptions[name]]) : [],
  );
