import { detailTexts } from './fr/detail.ts';
import { elementTexts } from './fr/element.ts';
import { reportTexts } from './fr/report.ts';
import { sharedTexts } from './fr/shared.ts';
import { tableTexts } from './fr/table.ts';

/** French, to be reviewed by a native speaker. */
export const translation = {
  ...sharedTexts,
  ...tableTexts,
  ...reportTexts,
  ...detailTexts,
  ...elementTexts,
};
