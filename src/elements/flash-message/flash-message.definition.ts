import { looseObject, nullish, number, string, union } from 'valibot';
import { described } from '../../api/schemas/described.ts';
import type { ElementDefinition } from '../../embed/definition.ts';

const text = nullish(union([string(), number()]));

/** The longest delay in milliseconds that setTimeout can handle. */
const maxTimeout = 2_147_483_647;

export const definition = {
  tag: 'psp-flash-message',
  summary: 'Shows the result of the previous request once: a message, or an error.',
  attributes: {
    message: {
      type: 'text',
      description:
        'The message. Without a message and without an error, nothing is shown. Once it has been closed or has hidden by itself, this attribute and `data-error` are removed from the tag, so that a copy of the page does not show it again.',
      example: 'Your changes were saved.',
    },
    error: {
      type: 'json',
      schema: nullish(
        looseObject({
          code: described(text, 'The code, shown before the message.', 'E-104'),
          message: described(text, 'The message.', 'The card was declined.'),
        }),
      ),
      shape: '{code, message}',
      description:
        'An error to show instead of a message, as `{code}: {message}`. Its level is always danger.',
      example: '{"code": "E-104", "message": "The card was declined."}',
    },
    level: {
      type: 'choice',
      values: ['success', 'info', 'warning', 'danger', 'error', 'alert', 'notice', 'status'],
      ignoresCase: true,
      default: 'info',
      description:
        'The level of the message, in any case: error and alert are danger, notice is info, status is success. Any other counts as info and is reported on the console.',
      example: 'success',
    },
    autoHide: {
      type: 'number',
      min: 0,
      max: maxTimeout,
      default: 12_000,
      description:
        'Milliseconds until the message hides by itself, 0 for never. The timer is paused while the pointer or the focus is on the message.',
      example: '12000',
    },
  },
  content: ['message', 'error'],
  events: {},
  calls: [],
  sample: { attributes: ['message', 'level'] },
  parts: {
    notice: 'The message.',
  },
  reservedSpace: { narrow: 44, wide: 44, where: '[data-message]:not([data-message=""]), [data-error]' },
} as const satisfies ElementDefinition;
