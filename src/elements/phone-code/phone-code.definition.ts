import { array, looseObject, nullish, number, string, union } from 'valibot';
import { described } from '../../api/schemas/described.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-phone-code',
  summary: "A select of country phone codes that takes part in the page's own form.",
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'The name under which the form posts the code.',
      example: 'phoneCode',
    },
    countries: {
      type: 'json',
      schema: array(
        looseObject({
          code: described(nullish(union([string(), number()])), 'The code that is posted.', '+44', {
            required: true,
          }),
          country: described(
            nullish(string()),
            'The name of the country, or its two capital letters.',
            'United Kingdom',
          ),
        }),
      ),
      shape: '[{code, country}]',
      description:
        'The codes to offer, posted as they are written here. A country may be given by its two capital letters and is then shown by its name. Default: the codes of all countries, posted as `+44`.',
      example: '[{"code": "+44", "country": "United Kingdom"}, {"code": "+1", "country": "Canada"}]',
    },
    value: {
      type: 'text',
      description:
        'The code that is selected initially, with or without the plus. A code that is not offered is added to the choices.',
      example: '+44',
    },
    required: {
      type: 'flag',
      description: 'Keeps the form from being sent without a code.',
      example: 'true',
    },
  },
  events: {},
  calls: [],
  parts: {
    field: 'The field.',
  },
  reservedSpace: { narrow: 44, wide: 36 },
  formAssociated: true,
} as const satisfies ElementDefinition;
