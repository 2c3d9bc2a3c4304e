import { elementModule } from '../../embed/element.ts';
import { definition } from './copy-text.definition.ts';
import { CopyText } from './copy-text.tsx';

export const element = elementModule({ definition, view: CopyText, styles: [] });
