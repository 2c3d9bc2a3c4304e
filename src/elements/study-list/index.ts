import { elementModule } from '../../embed/element.ts';
import { pieceSheet } from '../../ui/sheet.ts';
import { definition } from './study-list.definition.ts';
import { StudyList } from './study-list.tsx';

export const element = elementModule({ definition, view: StudyList, styles: [pieceSheet()] });
