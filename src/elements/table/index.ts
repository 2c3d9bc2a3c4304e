import { elementModule } from '../../embed/element/element-module.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './table.definition.ts';
import { AnyTable } from './table.tsx';

export const element = elementModule({
  definition,
  view: AnyTable,
  styles: [sharedSheet()],
});
