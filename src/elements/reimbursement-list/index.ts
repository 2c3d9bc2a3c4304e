import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './reimbursement-list.definition.ts';
import { ReimbursementList } from './reimbursement-list.tsx';

export const element = elementModule({
  definition,
  view: ReimbursementList,
  styles: [pieceSheet()],
});
