import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../../api/activity-units.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-activity-units',
  summary:
    'Lists the activity units of a site or a study; an activity opens its surcharge conditions, and is removed with a reason. The {documentId} of a removal is the id of the row; the {activityId} of the conditions is the row’s `activityId` where it has one, else its id, too.',
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
    { endpoint: activityUnitsOfSite },
    { endpoint: activityUnitsOfStudy },
    { endpoint: surchargeConditions },
    { endpoint: removeActivityUnit },
  ],
  parts: {
    card: 'The box around the list.',
    table: 'Toolbar, rows and pager.',
    progress: 'The bar that shows while rows are arriving.',
    notice: 'A message above a table.',
    dialog: 'The surcharge conditions of an activity, or the question for the reason of its removal.',
    field: 'The field for that reason.',
    failure: 'The card in place of a screen that cannot be shown.',
  },
  room: { narrow: 820, wide: 686 },
} as const satisfies ElementDefinition;
