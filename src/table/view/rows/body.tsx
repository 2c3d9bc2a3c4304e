import { useCallback, useState } from 'react';
import { isControl } from '../../engine/cell.ts';
import { useKeptFocus } from '../keyboard/use-kept-focus.ts';
import type { TableState } from '../table.state.ts';
import type { RowProps } from '../table-row.ts';
import { Row } from './row.tsx';

interface BodyProps extends Pick<RowProps, 'note' | 'rowState'> {
  readonly state: TableState;
  /** Whether the screen decides, selects or edits rows. */
  readonly isWorkedOn: boolean;
}

/** The rows of the page; only these are in the document. */
export function Body({ state, isWorkedOn, note, rowState }: BodyProps) {
  const { shown, table, columns, paging, deciding, layout } = state;
  const opened = useOpened();
  const { rows } = table.getRowModel();
  const focusKept = useKeptFocus(rows);
  // React reuses the elements of rows that are plain text for the next page: a third off a page change (decision 24).
  // Rows with controls keep their identity: when one is removed, focus and state stay with the others.
  const hasControls = isWorkedOn || shown.columns.some((_, index) => isControl(shown.store.typeOf(index)));
  if (!rows.length && shown.phase === 'loading')
    return <Skeleton rows={paging.size} width={columns.length || 1} />;
  const { actions, selecting, editor } = table.options.meta ?? {};
  return (
    <tbody {...focusKept}>
      {rows.map((row, index) => (
        <Row
          key={hasControls ? row.id : index}
          {...{ row, layout, columns, deciding, actions, editor, selecting }}
          isOpen={opened.ids.has(row.id)}
          toggle={opened.toggle}
          place={paging.page * paging.size + index}
          isSelected={selecting?.isSelected(row.id) ?? false}
          state={rowState?.(row.original)}
          said={note?.(row.original)}
        />
      ))}
    </tbody>
  );
}

/** The rows whose details are shown. */
function useOpened() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setIds(before => {
      const others = new Set(before);
      if (!others.delete(id)) others.add(id);
      return others;
    });
  }, []);
  return { ids, toggle };
}

function Skeleton({ rows, width }: { readonly rows: number; readonly width: number }) {
  return (
    <tbody aria-hidden="true" className="arriving-rows">
      {[...Array(rows).keys()].map(row => (
        <tr key={row}>
          <td colSpan={width}>
            <span />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
