import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../api/activity-units.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { unitsAttributes } from '../../screen/attributes/units-attributes.definition.ts';
import { tableParts } from '../../screen/lists/list.definition.ts';
import { rowsOfMonths, rowsOfYear } from './unit-recognition.fields.ts';

export const definition = {
  tag: 'psp-unit-recognition',
  summary:
    'Shows the units that a site or a study recognises in a year. A figure, which is any text in a column but the first, opens its months, unless its column or cell states a type other than text, number, amount or modal; a modal cell with `details` shows these instead. The call of the months has the text of the row’s first cell as `label` and the key of the column as `type`.',
  attributes: unitsAttributes,
  events: {},
  calls: [
    { endpoint: recognitionOfSite, rowsExample: rowsOfYear, when: { mode: 'direct' } },
    { endpoint: recognitionOfStudy, rowsExample: rowsOfYear, when: { mode: 'study' } },
    { endpoint: monthlyRecognitionOfSite, rowsExample: rowsOfMonths, onDemand: true },
    { endpoint: monthlyRecognitionOfStudy, rowsExample: rowsOfMonths, onDemand: true },
  ],
  parts: {
    card: 'The box around the list.',
    ...tableParts,
    dialog: 'The dialog with the months of a cell.',
  },
  reservedSpace: { narrow: 820, wide: 686 },
} as const satisfies ElementDefinition;
