/** The attribute for the page size of a list of studies; each element has its own default. [PD-01] */
export const studiesPerPage = {
  type: 'number',
  min: 1,
  max: 100,
  integer: true,
  description: 'How many studies stand on a page.',
} as const;

/** The parts of a list of studies. */
export const studiesParts = {
  table: 'The studies.',
  item: 'A study, where each is a card.',
  skeleton: 'The lines that stand for studies on their way.',
  notice: 'A message above the studies.',
  menu: 'What else can be done with a study.',
  dialog: 'The question before something is done.',
} as const;
