import { array, looseObject, nullish, string } from 'valibot';

/** The breadcrumbs attribute of lists. [RL-01] */
export const breadcrumbsAttribute = {
  type: 'json',
  schema: array(looseObject({ label: string(), href: nullish(string()) })),
  shape: '[{label, href?}]',
  description: 'The pages from the first to the current one, which is last and shown as text.',
  example: '[{"label": "Site S-0012", "href": "/direct/site/12/dashboard"}, {"label": "This list"}]',
} as const;
