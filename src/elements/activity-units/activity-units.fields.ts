import { described } from '../../api/schemas/described.ts';
import { rowFields } from '../../api/schemas/lists.ts';
import { text } from '../../api/schemas/shapes.ts';

/** The columns with special behaviour, and the field beside them. [AU-01] [AU-02] */
export const unitFieldsOfRow = rowFields({
  activity: described(text, 'The name of the activity, which opens its surcharge conditions.', 'Infusion'),
  activityId: described(
    text,
    'The id by which the surcharge conditions are requested; without it, the id of the row. Needs no column.',
    '31',
  ),
  remove: described(text, 'The button that asks for a reason and removes the unit.', 'Remove'),
});
