import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './table.definition.ts';
import { EndpointTable } from './table.tsx';

export const element = elementModule({
  definition,
  view: EndpointTable,
  styles: [sharedSheet()],
});
