import { studiesOfUser } from '../../api/studies.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-study-list',
  summary: 'Lists all studies that a patient or caregiver takes part in.',
  attributes: {
    userId: {
      type: 'text',
      required: true,
      description: 'Whose studies are listed.',
      example: '12',
    },
    pageSize: {
      type: 'number',
      min: 1,
      max: 100,
      integer: true,
      default: 10,
      description: 'How many studies stand on a page.',
      example: '5',
    },
  },
  events: {},
  calls: [{ endpoint: studiesOfUser, early: { path: { userId: 'userId' } } }],
  parts: {
    card: 'The box around the studies.',
    table: 'The studies.',
    item: 'A study, where each is a card.',
    skeleton: 'The lines that stand for studies on their way.',
    notice: 'A message above the studies.',
    menu: 'What else can be done with a study.',
    dialog: 'The question before something is done.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  room: { narrow: 560, wide: 350 },
} as const satisfies ElementDefinition;
