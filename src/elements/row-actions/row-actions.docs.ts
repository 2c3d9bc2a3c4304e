import { looseObject, nullish, unknown } from 'valibot';
import { addressFormat } from '../../api/docs/shared-fields.ts';
import { described, formatted } from '../../api/docs/with-fields.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './row-actions.definition.ts';

const anything = nullish(unknown());

/** The fields of an action; also of those that lists and records hold under `actions`. [TBL-16] */
export const actionFields = looseObject({
  title: described(anything, 'The text of the link; Open without it.', 'Cancel request'),
  href: described(
    formatted(anything, addressFormat),
    'Where it leads; an action without an address cannot be used.',
    '/request/700412/cancel',
  ),
  class: described(
    anything,
    'The colour, by a name that ends in primary, info, success, warning, danger, error, muted or secondary.',
    'btn-danger',
  ),
  flags: nullish(
    looseObject({
      confirm: described(
        nullish(
          looseObject({
            message: described(anything, 'The question; Are you sure? without it.', 'Cancel ERR-700412?'),
          }),
        ),
        'Asks before it leads there: true, or an object.',
      ),
    }),
  ),
});

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
