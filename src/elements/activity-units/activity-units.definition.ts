import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../../api/activity-units.ts';
import type { ElementDefinition } from '../../embed/definition.ts';
import { unitsAttributes } from '../../screen/attributes/units-attributes.definition.ts';
import { tableParts } from '../../screen/lists/list.definition.ts';

export const definition = {
  tag: 'psp-activity-units',
  summary:
    'Lists the activity units of a site or a study; an activity opens its surcharge conditions, and is removed with a reason. The {documentId} of a removal is the id of the row; the {activityId} of the conditions is the row’s `activityId` where it has one, else its id, too.',
  attributes: unitsAttributes,
  events: {},
  calls: [
    { endpoint: activityUnitsOfSite },
    { endpoint: activityUnitsOfStudy },
    { endpoint: surchargeConditions },
    { endpoint: removeActivityUnit },
  ],
  parts: {
    card: 'The box around the list.',
    ...tableParts,
    dialog: 'The surcharge conditions of an activity, or the question for the reason of its removal.',
    field: 'The field for that reason.',
  },
  reservedSpace: { narrow: 820, wide: 686 },
} as const satisfies ElementDefinition;
