import { useCallback } from 'react';
import { useTexts } from '../../language/language-context.ts';
import { catalogue } from '../../table/view/texts.ts';
import type { Notices } from '../../ui/feedback/notices.tsx';
import { addStyles } from '../../ui/styles/shared-sheet.ts';
import type { Screen } from '../screen.ts';
import css from './list-notices.css?inline';

addStyles(css);

/** The notices of a list; they lie over its toolbar, since they must not move the rows. [RQ-07] */
export const ListNotices = ({ notices }: { readonly notices: Pick<Notices, 'list'> }) => (
  <div className="list-notices">{notices.list}</div>
);

/** Says that a press on a row did nothing because the list had moved. [RQ-07] */
export function useTellMoved({ notices: { show } }: Pick<Screen, 'notices'>): () => void {
  const { moved } = useTexts(catalogue).rows;
  return useCallback(() => void show('info', moved, 4000), [show, moved]);
}
