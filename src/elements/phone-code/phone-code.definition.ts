import { array, looseObject, nullish, number, string, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-phone-code',
  summary: "Chooses a country's phone code, as a field of the page's own form.",
  attributes: {
    name: {
      type: 'text',
      required: true,
      description: 'The name under which the form posts the code.',
      example: 'phoneCode',
    },
    countries: {
      type: 'json',
      schema: array(looseObject({ code: nullish(union([string(), number()])), country: nullish(string()) })),
      shape: '[{code, country}]',
      description:
        'The codes to offer, posted as they are written here; a country of two capital letters is shown by its name. Default: those of all countries, posted as `+44`.',
      example: '[{"code": "+44", "country": "United Kingdom"}, {"code": "+1", "country": "Canada"}]',
    },
    value: {
      type: 'text',
      description:
        'The code that is chosen at first, with or without the plus. One that is not offered stays until another is chosen.',
      example: '+44',
    },
    required: { type: 'flag', description: 'The form is not sent without a code.', example: 'true' },
  },
  events: {},
  calls: [],
  parts: {
    field: 'The field.',
  },
  reservedSpace: { narrow: 44, wide: 36 },
  formAssociated: true,
} as const satisfies ElementDefinition;
