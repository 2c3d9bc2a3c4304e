import { detailTexts } from './ar/detail.ts';
import { elementTexts } from './ar/element.ts';
import { reportTexts } from './ar/report.ts';
import { sharedTexts } from './ar/shared.ts';
import { tableTexts } from './ar/table.ts';

/** Arabic, to be reviewed by a native speaker. */
export const translation = {
  ...sharedTexts,
  ...tableTexts,
  ...reportTexts,
  ...detailTexts,
  ...elementTexts,
};
