import { detailTexts } from './de/detail.ts';
import { elementTexts } from './de/element.ts';
import { reportTexts } from './de/report.ts';
import { sharedTexts } from './de/shared.ts';
import { tableTexts } from './de/table.ts';

/** German, to be reviewed by a native speaker. */
export const translation = {
  ...sharedTexts,
  ...tableTexts,
  ...reportTexts,
  ...detailTexts,
  ...elementTexts,
};
