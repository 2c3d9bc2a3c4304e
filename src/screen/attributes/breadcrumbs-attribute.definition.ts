import { array, looseObject, nullish, string } from 'valibot';
import { described, formatted } from '../../api/schemas/described.ts';
import { addressFormat } from '../../api/schemas/formats.ts';

/** The breadcrumbs attribute of lists. [RL-01] */
export const breadcrumbsAttribute = {
  type: 'json',
  schema: array(
    looseObject({
      label: described(string(), 'The name of the page.', 'Sites', { required: true }),
      href: described(
        formatted(nullish(string()), addressFormat),
        'Its address; the last page needs none.',
        '/direct/site/',
      ),
    }),
  ),
  shape: '[{label, href?}]',
  description: 'The pages from the first to the current one, which is last and shown as text.',
  example: '[{"label": "Site S-0012", "href": "/direct/site/12/dashboard"}, {"label": "This list"}]',
} as const;
