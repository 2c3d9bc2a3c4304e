export const studiesPerPageDocs = 'The number of studies per page.';

/** The parts of a list of studies. */
export const studiesParts = {
  table: 'The studies.',
  item: 'A study.',
  skeleton: 'The placeholder lines while studies load.',
  notice: 'A message above the studies.',
  menu: 'The menu with further actions of a study.',
  dialog: 'The dialog that asks for confirmation of an action.',
} as const;
