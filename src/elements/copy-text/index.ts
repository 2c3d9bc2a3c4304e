import { elementModule } from '../../embed/element.ts';
import { baseStyles, inlineStyles } from '../../ui/base.ts';
import { copyStyles } from '../../ui/copy.tsx';
import { noticeStyles } from '../../ui/notice.tsx';
import { definition } from './copy-text.definition.ts';
import { CopyText } from './copy-text.tsx';

export const element = elementModule({
  definition,
  view: CopyText,
  styles: [...baseStyles, ...inlineStyles, ...copyStyles, ...noticeStyles],
});
