import { dayFormat } from '../../api/docs/shared-fields.ts';
import { field, requiredField } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { breadcrumbsDocs } from '../../screen/attributes/attributes.docs.ts';
import { listCall, pagingDocs, tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './card-list.definition.ts';

/** The columns of a card, which are fixed: those that the host states are not used. [CARD-01] */
export const cardFields = {
  lastEightDigits: requiredField(
    'The last eight digits of the card, as a text, so that leading zeros are kept.',
    { display: '01234567' },
  ),
  patientId: field('The number of the patient who has the card.', { display: '508-012-0001' }),
  onsiteMessageId: field('The number of the message about the card.', { display: 'OM-9001' }),
  status: field('`Active` or `Deactivated`, as a badge and a filter.', { display: 'Active' }),
  statusDate: field('The day since when it has this status.', { display: '2026-05-06' }, dayFormat),
};

export const documented = documentedElement(definition, {
  summary: 'Lists the onsite reloadable ScoutPass cards, with their patients and whether they are active.',
  attributes: {
    endpoint: 'The address from which the cards are loaded in batches.',
    breadcrumbs: breadcrumbsDocs,
    paging: pagingDocs,
  },
  calls: [{ ...listCall, rowFields: cardFields, hasFixedColumns: true }],
  parts: ['breadcrumbs', 'card', ...tableParts, 'dialog', 'badge'],
  reservedSpace: { narrow: 820, wide: 880 },
});
