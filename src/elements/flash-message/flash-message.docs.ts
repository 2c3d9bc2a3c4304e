import { field } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './flash-message.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows the result of the previous request once: a message, or an error.',
  attributes: {
    message:
      'The message. Without a message and without an error, nothing is shown. Once it has been closed or has hidden by itself, this attribute and `data-error` are removed from the tag, so that a copy of the page does not show it again.',
    error: {
      description:
        'An error to show instead of a message, as `{code}: {message}`. Its level is always danger.',
      fields: {
        code: field('The code, shown before the message.', 'E-104'),
        message: field('The message.', 'The card was declined.'),
      },
    },
    level:
      'The level of the message, in capital or small letters: error and alert are danger, notice is info, status is success. Any other counts as info and is reported on the console.',
    autoHide:
      'Milliseconds until the message hides by itself, 0 for never. The timer is paused while the pointer or the focus is on the message.',
  },
  sample: { attributes: ['message', 'level'] },
  parts: ['notice'],
  reservedSpace: { narrow: 44, wide: 44, where: '[data-message]:not([data-message=""]), [data-error]' },
});
