import { array, looseObject, nullish, string } from 'valibot';

/** The attribute of lists that says how one came there. [RL-01] */
export const breadcrumbsAttribute = {
  type: 'json',
  schema: array(looseObject({ label: string(), href: nullish(string()) })),
  shape: '[{label, href}]',
  description: 'The pages above this one, the nearest last.',
  example: '[{"label": "Sites", "href": "/direct/site/"}, {"label": "Site 12", "href": "/direct/site/12/"}]',
} as const;
