import { defineCatalogue } from '../../../domain/language/catalogue.ts';

/** What people read during and after an export: texts of lazy chunks, so that other visits do not download them. */
export const exportCatalogue = defineCatalogue('export', {
  done: { one: 'Exported {count} row.', other: 'Exported {count} rows.' },
  progress: '{rows} of {total} rows have been written.',
  progressUnknownTotal: '{rows} rows have been written.',
  interrupted: 'The next rows could not be loaded.',
  changed: 'The list changed during the export, so that rows may be missing or repeated in the file.',
  outdated: 'This list may be out of date. Export the {rows} rows it shows?',
  incomplete: 'Only {rows} of {total} have been loaded. Export those?',
  incompleteUnknownTotal: 'Only {rows} of the rows have been loaded. Export those?',
});
