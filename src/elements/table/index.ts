import { elementModule } from '../../embed/element.ts';
import { tableStyles } from '../../table/table.tsx';
import { baseStyles } from '../../ui/base.ts';
import { noticeStyles } from '../../ui/notice.tsx';
import { definition } from './table.definition.ts';
import { AnyTable } from './table.tsx';

export const element = elementModule({
  definition,
  view: AnyTable,
  styles: [...baseStyles, ...noticeStyles, ...tableStyles],
});
