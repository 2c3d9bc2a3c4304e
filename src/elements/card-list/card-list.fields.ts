import { described } from '../../api/schemas/described.ts';
import { rowFields } from '../../api/schemas/lists.ts';
import { plainDay, text } from '../../api/schemas/shapes.ts';

/** The columns of a card, which are fixed: those that the host states are not used. [CARD-01] */
export const cardFields = rowFields({
  lastEightDigits: described(
    text,
    'The last eight digits of the card, as a text, so that leading zeros are kept.',
    { display: '01234567' },
    { required: true },
  ),
  patientId: described(text, 'The number of the patient who has the card.', { display: '508-012-0001' }),
  onsiteMessageId: described(text, 'The number of the message about the card.', { display: 'OM-9001' }),
  status: described(text, '`Active` or `Deactivated`, as a badge and a filter.', { display: 'Active' }),
  statusDate: described(plainDay, 'The day since when it has this status.', { display: '2026-05-06' }),
});
