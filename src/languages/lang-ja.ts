import { detailTexts } from './ja/detail.ts';
import { elementTexts } from './ja/element.ts';
import { reportTexts } from './ja/report.ts';
import { sharedTexts } from './ja/shared.ts';
import { tableTexts } from './ja/table.ts';

/** Japanese, to be reviewed by a native speaker. */
export const translation = {
  ...sharedTexts,
  ...tableTexts,
  ...reportTexts,
  ...detailTexts,
  ...elementTexts,
};
