import { looseObject, nullish, number, string, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const text = nullish(union([string(), number()]));

/** What a browser's clock can count to. */
const longest = 2_147_483_647;

export const definition = {
  tag: 'psp-flash-message',
  summary: 'Says once what the last page has done, or why it has not.',
  attributes: {
    message: {
      type: 'text',
      description: 'What to say. Without it and without an error nothing is shown.',
      example: 'Your changes were saved.',
    },
    error: {
      type: 'json',
      schema: nullish(looseObject({ code: text, message: text })),
      shape: '{code, message}',
      description: 'An error to tell, in place of a message: as `{code}: {message}`, always as danger.',
      example: '{"code": "E-104", "message": "The card was declined."}',
    },
    level: {
      type: 'choice',
      values: ['success', 'info', 'warning', 'danger'],
      default: 'info',
      description: 'What kind of message it is.',
      example: 'success',
    },
    autoHide: {
      type: 'number',
      min: 0,
      max: longest,
      default: 12_000,
      description:
        'Milliseconds until it hides by itself, 0 for never. The clock stands while pointer or focus is on it.',
      example: '12000',
    },
  },
  events: {},
  calls: [],
  parts: {
    notice: 'The message.',
  },
  reservedSpace: { narrow: 44, wide: 44, where: '[data-message], [data-error]' },
} as const satisfies ElementDefinition;
