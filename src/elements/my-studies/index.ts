import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './my-studies.css?inline';
import { definition } from './my-studies.definition.ts';
import { MyStudies } from './my-studies.tsx';

export const element = elementModule({ definition, view: MyStudies, styles: [sharedSheet(), css] });
