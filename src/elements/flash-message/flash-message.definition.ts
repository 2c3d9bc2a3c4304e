import { looseObject, nullish, number, string, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const text = nullish(union([string(), number()]));

/** The longest delay in milliseconds that setTimeout can handle. */
const maxTimeout = 2_147_483_647;

export const definition = {
  tag: 'psp-flash-message',
  attributes: {
    message: {
      type: 'text',
      example: 'Your changes were saved.',
    },
    error: {
      type: 'json',
      schema: nullish(
        looseObject({
          code: text,
          message: text,
        }),
      ),
      shape: '{code, message}',
      example: '{"code": "E-104", "message": "The card was declined."}',
    },
    level: {
      type: 'choice',
      values: ['success', 'info', 'warning', 'danger', 'error', 'alert', 'notice', 'status'],
      ignoresCase: true,
      default: 'info',
      example: 'success',
    },
    autoHide: {
      type: 'number',
      min: 0,
      max: maxTimeout,
      default: 12_000,
      example: '12000',
    },
  },
  content: ['message', 'error'],
} as const satisfies ElementDefinition;
