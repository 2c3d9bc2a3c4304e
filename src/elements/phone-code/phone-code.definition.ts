import { array, looseObject, nullish, number, string, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

export const definition = {
  tag: 'psp-phone-code',
  attributes: {
    name: {
      type: 'text',
      required: true,
      example: 'phoneCode',
    },
    countries: {
      type: 'json',
      schema: array(
        looseObject({
          code: nullish(union([string(), number()])),
          country: nullish(string()),
        }),
      ),
      shape: '[{code, country}]',
      example: '[{"code": "+44", "country": "United Kingdom"}, {"code": "+1", "country": "Canada"}]',
    },
    value: {
      type: 'text',
      example: '+44',
    },
    required: { type: 'flag' },
  },
} as const satisfies ElementDefinition;
