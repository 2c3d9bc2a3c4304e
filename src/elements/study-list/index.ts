import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './study-list.definition.ts';
import { StudyList } from './study-list.tsx';

export const element = elementModule({ definition, view: StudyList, styles: [sharedSheet()] });
