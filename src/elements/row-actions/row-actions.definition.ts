import { array, looseObject, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const action = looseObject({});

export const definition = {
  tag: 'psp-row-actions',
  summary: 'Shows what can be done with a row: two links and a menu of the others.',
  attributes: {
    actions: {
      type: 'json',
      required: true,
      schema: union([array(action), action]),
      shape: '[{href, title, class?, flags?}]',
      description:
        'The actions in their order. `href` is an address of this site; a `class` such as btn-danger tells their colour; `flags.confirm.message` is asked first.',
      example:
        '[{"href": "/request/700001/view", "title": "View"}, {"href": "/request/700001/edit", "title": "Edit"}, {"href": "/request/700001/cancel", "title": "Cancel request", "class": "btn-danger", "flags": {"confirm": {"message": "Cancel ERR-700001?"}}}]',
    },
    label: {
      type: 'text',
      description: 'What the row is called, for those who hear its actions.',
      example: 'ERR-700001',
    },
  },
  events: {},
  calls: [],
  parts: {
    menu: 'The actions that do not stand in the line.',
    dialog: 'The question before an action.',
  },
  reservedSpace: { mouse: 36, finger: 44, line: { mouse: 28, finger: 44 } },
} as const satisfies ElementDefinition;
