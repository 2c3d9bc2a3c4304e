import { array, looseObject, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const action = looseObject({});

export const definition = {
  tag: 'psp-row-actions',
  attributes: {
    actions: {
      type: 'json',
      required: true,
      schema: union([array(action), action]),
      isRecord: true,
      shape: '[{href, title, class?, flags?}]',
      example:
        '[{"href": "/request/700001/view", "title": "View"}, {"href": "/request/700001/edit", "title": "Edit"}, {"href": "/request/700001/cancel", "title": "Cancel request", "class": "btn-danger", "flags": {"confirm": {"message": "Cancel ERR-700001?"}}}]',
    },
    label: {
      type: 'text',
      example: 'ERR-700001',
    },
  },
} as const satisfies ElementDefinition;
