import { addressFormat } from '../../api/docs/shared-fields.ts';
import { type FieldsDocs, field } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './row-actions.definition.ts';

/** The fields of an action; also of those that lists and records hold under `actions`. [TBL-16] */
export const actionFields: FieldsDocs = {
  title: field('The text of the link; Open without it.', 'Cancel request'),
  href: field(
    'Where it leads; an action without an address cannot be used.',
    '/request/700412/cancel',
    addressFormat,
  ),
  class: field(
    'The colour, by a name that ends in primary, info, success, warning, danger, error, muted or secondary.',
    'btn-danger',
  ),
  'flags.confirm': field('Asks before it leads there: true, or an object.'),
  'flags.confirm.message': field('The question; Are you sure? without it.', 'Cancel ERR-700412?'),
};

export const documented = documentedElement(definition, {
  summary: 'Shows the actions for a row: two links, and a menu with the others.',
  attributes: {
    actions: {
      fields: actionFields,
      description:
        'The actions in order. `href` is an address of this site; a `class` such as btn-danger sets the colour; `flags.confirm.message` is shown for confirmation first.',
    },
    label: 'The name of the row, used in the accessible names of its actions.',
  },
  parts: ['menu', 'dialog'],
  reservedSpace: { mouse: 36, finger: 44, line: { mouse: 31.5, finger: 44 } },
});
