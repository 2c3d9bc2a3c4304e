import { documentedElement } from '../../embed/documented-element.ts';
import { allowedMonthDocs } from '../../screen/attributes/attributes.docs.ts';
import { definition } from './month-picker.definition.ts';

export const documented = documentedElement(definition, {
  summary: "A month picker that takes part in the page's own form.",
  attributes: {
    name: 'The name under which the form posts the month, YYYY-MM.',
    value: 'The month that is selected initially, YYYY-MM. One that is not offered selects none.',
    allowedMonth: allowedMonthDocs,
    required: 'Keeps the form from being sent without a month.',
  },
  parts: ['field'],
  // By default it is at most 420 px wide, so as high as on a phone.
  reservedSpace: { narrow: 68, wide: 68 },
  formAssociated: true,
});
