import { array, looseObject, nullish, string } from 'valibot';

/** The breadcrumbs attribute of lists. [RL-01] */
export const breadcrumbsAttribute = {
  type: 'json',
  schema: array(looseObject({ label: string(), href: nullish(string()) })),
  shape: '[{label, href?}]',
  example: '[{"label": "Site S-0012", "href": "/direct/site/12/dashboard"}, {"label": "This list"}]',
} as const;
