export const studiesPerPageDocs = 'The number of studies per page.';

/** The parts of a list of studies. */
export const studiesParts = ['table', 'item', 'skeleton', 'notice', 'menu', 'dialog'] as const;
