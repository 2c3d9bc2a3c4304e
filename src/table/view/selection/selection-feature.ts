import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table';

/** For a table whose rows can be selected; others do not download it. What is selected is kept by id. [TBL-06] */
export const selectionFeature = tableFeatures({ rowSelectionFeature });
