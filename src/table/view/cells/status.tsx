import { statusShown } from '../../../domain/display/status.ts';
import { Badge } from '../../../ui/values/badge.tsx';
import type { CellView } from './cell-view.ts';

/** Shows a status as a badge. [UI-16] */
export const status: CellView = ({ text, language }) => {
  if (!text) return '';
  const { label, tone } = statusShown(text, language);
  return <Badge tone={tone}>{label}</Badge>;
};
