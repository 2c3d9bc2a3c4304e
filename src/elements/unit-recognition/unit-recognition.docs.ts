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

/** The rows of a year, whose columns the host chooses, for documentation. [UR-01] */
const rowsOfYear = {
  description:
    'The host chooses the columns: the first one names the row, each other one holds a figure. `selectedYears` is one year.',
  answer: {
    data: [
      { id: 'Infusion', activity: 'Infusion', planned: '24', recognized: { display: '1,204', sort: 1204 } },
    ],
    columns: [
      { data: 'activity', title: 'Activity' },
      { data: 'planned', title: 'Planned' },
      { data: 'recognized', title: 'Recognized' },
    ],
    total: 1,
    skip: 0,
  },
} as const;

/** The months behind one figure, for documentation. [UR-02] */
const rowsOfMonths = {
  description:
    'The months behind one figure, here of `label=Infusion&type=recognized`. The host chooses the columns; `sort` keeps the months in order.',
  answer: {
    data: [
      { id: '2026-01', month: { display: 'January 2026', sort: '2026-01' }, units: '102' },
      { id: '2026-02', month: { display: 'February 2026', sort: '2026-02' }, units: '98' },
    ],
    columns: [
      { data: 'month', title: 'Month' },
      { data: 'units', title: 'Units' },
    ],
    total: 2,
    skip: 0,
  },
} as const;

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
