import { allCros } from '../cros.ts';
import { identifierDocs } from './shared-fields.ts';
import { withFields } from './with-fields.ts';

export const describedAllCros = withFields(allCros.answer, {
  ...identifierDocs,
  name: { description: 'The text of the choice; the id without it.', example: 'Meridian Research' },
});
