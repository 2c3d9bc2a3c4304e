import { mistakes, type Rule } from '../../domain/mistakes/mistakes.ts';

/** Placeholders for the names and counts in the sentences of docs/errors.md. */
const placeholders: { readonly [R in Rule]: Parameters<(typeof mistakes)[R]> } = {
  'near-key': ['{key}', '{right key}'],
  'foreign-key': ['{key}', '{right key}'],
  'list-as-object': ['"{key}"'],
  'near-column': ['{column}', '{key of the rows}'],
  'empty-column': ['{column}'],
  'no-column-filled': ['{columns}'],
  'html-in-cell': ['{column}', '{number}'],
  'timestamp-in-date': ['{column}', '{number}'],
  'total-is-batch': ['{number}'],
  'total-too-small': ['{number}', '{total}'],
  'skip-ignored': [],
  'list-large': ['{number}'],
  'limit-ignored': ['{number}', '{limit}'],
  'total-missing': [],
  'page-short': ['{number}', '{number}'],
  'search-ignored': [],
  'sort-ignored': ['{column}'],
  'filter-ignored': ['{column}'],
  'filter-choices': ['{place}', 'a list'],
  'filter-column': ['{place}'],
  'invalid-json': ['is not valid JSON at {place}. {likely cause}'],
  'empty-json': ['{attribute}'],
  'unrendered-expression': ['{attribute}'],
  'word-for-nothing': ['{attribute}', 'None'],
  'in-button': [],
  'no-token': [],
};

/** Each mistake that is named on the console: its rule, and what the console says with its cure. [NET-21] */
export const mistakeList = (): [rule: string, sentence: string][] =>
  Object.entries(mistakes).map(([rule, sentence]) => [
    rule,
    (sentence as (...names: readonly string[]) => string)(...placeholders[rule as Rule]),
  ]);
