import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../api/activity-units.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-unit-recognition',
  summary:
    'Shows the units that a site or a study recognises in a year; a cell of type modal opens its months, asked for with the text of the row’s first cell as `label` and the key of the column as `type`.',
  attributes: {
    mode: {
      type: 'choice',
      values: ['direct', 'study'],
      required: true,
      description: 'Whether the id is that of a direct site or of a study.',
      example: 'direct',
    },
    id: {
      type: 'text',
      required: true,
      description: 'The site or study.',
      example: '12',
    },
  },
  events: {},
  calls: [
    { endpoint: recognitionOfSite },
    { endpoint: recognitionOfStudy },
    { endpoint: monthlyRecognitionOfSite },
    { endpoint: monthlyRecognitionOfStudy },
  ],
  parts: {
    card: 'The box around the list.',
    table: 'Toolbar, rows and pager.',
    progress: 'The bar that shows while rows are arriving.',
    notice: 'A message above a table.',
    dialog: 'The months behind a cell.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  room: { narrow: 820, wide: 686 },
} as const satisfies ElementDefinition;
