import { detailTexts } from './detail.ts';
import { elementTexts } from './element.ts';
import { reportTexts } from './report.ts';
import { sharedTexts } from './shared.ts';
import { tableTexts } from './table.ts';

/** Japanese, to be reviewed by a native speaker. */
export const translation = {
  ...sharedTexts,
  ...tableTexts,
  ...reportTexts,
  ...detailTexts,
  ...elementTexts,
};
