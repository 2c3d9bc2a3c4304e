import { addressFormat } from '../../api/docs/shared-fields.ts';
import { field, requiredField } from '../../domain/field.docs.ts';

// What documentation says about the attributes that several elements have.

export const allowedMonthDocs =
  'The latest month that can be chosen, YYYY-MM. Default: the last completed month.';

export const breadcrumbsDocs = {
  description: 'The pages from the first to the current one, which is last and shown as text.',
  fields: {
    label: requiredField('The name of the page.', 'Sites'),
    href: field('Its address; the last page needs none.', '/direct/site/', addressFormat),
  },
};

export const unitsDocs = {
  mode: 'Whether the id is that of a direct site or of a study.',
  id: 'The site or study.',
};
