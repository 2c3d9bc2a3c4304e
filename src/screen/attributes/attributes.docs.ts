import { addressFormat } from '../../api/docs/shared-fields.ts';
import { withFields } from '../../api/docs/with-fields.ts';
import { breadcrumbsAttribute } from './breadcrumbs-attribute.definition.ts';

// What documentation says about the attributes that several elements have.

export const allowedMonthDocs =
  'The latest month that can be chosen, YYYY-MM. Default: the last completed month.';

export const breadcrumbsDocs = {
  description: 'The pages from the first to the current one, which is last and shown as text.',
  schema: withFields(breadcrumbsAttribute.schema, {
    label: { description: 'The name of the page.', example: 'Sites', required: true },
    href: {
      description: 'Its address; the last page needs none.',
      example: '/direct/site/',
      format: addressFormat,
    },
  }),
};

export const unitsDocs = {
  mode: 'Whether the id is that of a direct site or of a study.',
  id: 'The site or study.',
};
