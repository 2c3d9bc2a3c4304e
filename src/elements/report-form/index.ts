import { elementModule } from '../../embed/element/define.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import css from './report-form.css?inline';
import { definition } from './report-form.definition.ts';
import { ReportForm } from './report-form.tsx';

export const element = elementModule({
  definition,
  view: ReportForm,
  styles: [sharedSheet(), css],
});
