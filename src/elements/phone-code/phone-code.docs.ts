import { field, requiredField } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './phone-code.definition.ts';

export const documented = documentedElement(definition, {
  summary: "A select of country phone codes that takes part in the page's own form.",
  attributes: {
    name: 'The name under which the form posts the code.',
    countries: {
      description:
        'The codes to offer, posted as they are written here. A country may be given by its two capital letters and is then shown by its name. Default: the codes of all countries, posted as `+44`.',
      fields: {
        code: requiredField('The code that is posted.', '+44'),
        country: field('The name of the country, or its two capital letters.', 'United Kingdom'),
      },
    },
    value:
      'The code that is selected initially, with or without the plus. A code that is not offered is added to the choices.',
    required: 'Keeps the form from being sent without a code.',
  },
  parts: ['field'],
  // By default it is at most 420 px wide, so as high as on a phone.
  reservedSpace: { narrow: 44, wide: 44 },
  formAssociated: true,
});
