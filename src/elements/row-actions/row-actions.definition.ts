import { array, looseObject, union } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';

const action = looseObject({});

import { actionFields } from './row-actions.fields.ts';

export const definition = {
  tag: 'psp-row-actions',
  summary: 'Shows the actions for a row: two links, and a menu with the others.',
  attributes: {
    actions: {
      type: 'json',
      required: true,
      schema: union([array(action), action]),
      recordFields: actionFields,
      shape: '[{href, title, class?, flags?}]',
      description:
        'The actions in order. `href` is an address of this site; a `class` such as btn-danger sets the colour; `flags.confirm.message` is shown for confirmation first.',
      example:
        '[{"href": "/request/700001/view", "title": "View"}, {"href": "/request/700001/edit", "title": "Edit"}, {"href": "/request/700001/cancel", "title": "Cancel request", "class": "btn-danger", "flags": {"confirm": {"message": "Cancel ERR-700001?"}}}]',
    },
    label: {
      type: 'text',
      description: 'The name of the row, used in the accessible names of its actions.',
      example: 'ERR-700001',
    },
  },
  events: {},
  calls: [],
  parts: {
    menu: 'The menu with the other actions.',
    dialog: 'The confirmation dialog of an action.',
  },
  reservedSpace: { mouse: 36, finger: 44, line: { mouse: 28, finger: 44 } },
} as const satisfies ElementDefinition;
