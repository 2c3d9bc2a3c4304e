import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './breadcrumbs.definition.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

export const element = elementModule({
  definition,
  view: Breadcrumbs,
  styles: [sharedSheet()],
});
