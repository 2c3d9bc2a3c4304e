import { looseObject, nullish, unknown } from 'valibot';
import { described, formatted } from '../../api/docs/described.ts';
import { addressFormat } from '../../api/docs/formats.ts';

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
