import { rowSelectionFeature, tableFeatures } from '@tanstack/react-table';

/** TanStack's row selection, in a module of its own: only tables with row selection download it. [TBL-06] */
export const selectionFeature = tableFeatures({ rowSelectionFeature });
