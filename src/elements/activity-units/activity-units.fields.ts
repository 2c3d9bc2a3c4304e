import { rowFields } from '../../api/docs/shared-answers.ts';

/** The columns with special behaviour, and the field beside them. [AU-01] [AU-02] */
export const unitFieldsOfRow = rowFields({
  activity: {
    description: 'The name of the activity, which opens its surcharge conditions.',
    example: 'Infusion',
  },
  activityId: {
    description:
      'The id by which the surcharge conditions are requested; without it, the id of the row. Needs no column.',
    example: '31',
  },
  remove: { description: 'The button that asks for a reason and removes the unit.', example: 'Remove' },
});
