import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './row-actions.definition.ts';
import { actionFields } from './row-actions.fields.ts';

export const documented = documentedElement(definition, {
  summary: 'Shows the actions for a row: two links, and a menu with the others.',
  attributes: {
    actions: {
      recordFields: actionFields,
      description:
        'The actions in order. `href` is an address of this site; a `class` such as btn-danger sets the colour; `flags.confirm.message` is shown for confirmation first.',
    },
    label: 'The name of the row, used in the accessible names of its actions.',
  },
  parts: ['menu', 'dialog'],
  reservedSpace: { mouse: 36, finger: 44, line: { mouse: 31.5, finger: 44 } },
});
