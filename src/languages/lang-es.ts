import { detailTexts } from './es/detail.ts';
import { elementTexts } from './es/element.ts';
import { reportTexts } from './es/report.ts';
import { sharedTexts } from './es/shared.ts';
import { tableTexts } from './es/table.ts';

/** Spanish, to be reviewed by a native speaker. */
export const translation = {
  ...sharedTexts,
  ...tableTexts,
  ...reportTexts,
  ...detailTexts,
  ...elementTexts,
};
