import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../../api/activity-units.ts';
import { field } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { unitsDocs } from '../../screen/attributes/attributes.docs.ts';
import { tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './activity-units.definition.ts';

/** The columns with special behaviour, and the field beside them. [AU-01] [AU-02] */
const unitFieldsOfRow = {
  activity: field('The name of the activity, which opens its surcharge conditions.', 'Infusion'),
  activityId: field(
    'The id by which the surcharge conditions are requested; without it, the id of the row. Needs no column.',
    '31',
  ),
  remove: field('The button that asks for a reason and removes the unit.', 'Remove'),
};

export const documented = documentedElement(definition, {
  summary:
    'Lists the activity units of a site or a study. Clicking an activity opens its surcharge conditions; removing one asks for a reason. The {documentId} of a removal is the id of the row; the {activityId} of the conditions is the row’s `activityId`, or the id of the row if it has none.',
  attributes: { ...unitsDocs },
  calls: [
    { endpoint: activityUnitsOfSite, rowFields: unitFieldsOfRow, when: { mode: 'direct' } },
    { endpoint: activityUnitsOfStudy, rowFields: unitFieldsOfRow, when: { mode: 'study' } },
    { endpoint: surchargeConditions, onDemand: true, moment: 'Once an activity is opened.' },
    { endpoint: removeActivityUnit },
  ],
  parts: ['card', ...tableParts, 'dialog', 'field'],
  reservedSpace: { narrow: 820, wide: 686 },
});
