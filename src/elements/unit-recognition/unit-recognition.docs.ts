import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../api/activity-units.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { unitsDocs } from '../../screen/attributes/attributes.docs.ts';
import { tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './unit-recognition.definition.ts';
import { rowsOfMonths, rowsOfYear } from './unit-recognition.fields.ts';

const moment = 'Once a figure is opened.';

export const documented = documentedElement(definition, {
  summary:
    'Shows the units that a site or a study recognizes in a year. A figure, which is any text in a column but the first, opens its months, unless its column or cell states a type other than text, number, amount or modal; a modal cell with `details` shows these instead. The call of the months has the text of the row’s first cell as `label` and the key of the column as `type`.',
  attributes: { ...unitsDocs },
  calls: [
    { endpoint: recognitionOfSite, rowsExample: rowsOfYear, when: { mode: 'direct' } },
    { endpoint: recognitionOfStudy, rowsExample: rowsOfYear, when: { mode: 'study' } },
    { endpoint: monthlyRecognitionOfSite, rowsExample: rowsOfMonths, onDemand: true, moment },
    { endpoint: monthlyRecognitionOfStudy, rowsExample: rowsOfMonths, onDemand: true, moment },
  ],
  parts: ['card', ...tableParts, 'dialog'],
  reservedSpace: { narrow: 820, wide: 686 },
});
