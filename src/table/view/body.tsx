import { type MouseEvent, useState } from 'react';
import { isControl } from '../rows/cell.ts';
import { useFocusKept } from './focus-kept.ts';
import { Row } from './row.tsx';
import type { TableState } from './table.state.ts';
import type { RowProps } from './table-props.ts';

interface BodyProps extends Pick<RowProps, 'note' | 'rowState'> {
  readonly state: TableState;
}

/** The rows of the page; only these are in the document. */
export function Body({ state, note, rowState }: BodyProps) {
  const { shown, table, paging, deciding, layout } = state;
  const { rows } = table.getRowModel();
  const focusKept = useFocusKept(rows);
  const opened = useOpened();
  // Rows that nobody acts on are only texts: their places are filled anew, which takes a third of making them anew.
  const { store, columns } = shown;
  const { actions, selecting, editor } = table.options.meta ?? {};
  const isActedOn =
    Boolean(actions ?? selecting ?? editor) || columns.some((_, index) => isControl(store.typeOf(index)));
  if (!rows.length && shown.phase === 'loading')
    return <Skeleton rows={paging.size} width={state.columns.length || 1} />;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a button, which keys press, too.
    <tbody {...focusKept} onClick={opened.press}>
      {rows.map((row, index) => {
        const isOpen = opened.ids.has(row.id);
        return (
          <Row
            // A key of its own: when another row leaves, this one stays what it is, and the focus on it.
            key={isActedOn ? row.id : index}
            {...{ row, layout, isOpen, deciding, actions, editor, selecting }}
            place={paging.page * paging.size + index}
            columns={state.columns}
            isSelected={selecting?.isSelected(row.id) ?? false}
            state={rowState?.(row.original)}
            said={note?.(row.original)}
          />
        );
      })}
    </tbody>
  );
}

/** The rows whose details are shown. */
function useOpened() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const press = ({ target }: MouseEvent) => {
    const id = (target as Element).closest<HTMLElement>('.more')?.dataset.row;
    if (id === undefined) return;
    const others = new Set(ids);
    if (!others.delete(id)) others.add(id);
    setIds(others);
  };
  return { ids, press };
}

function Skeleton({ rows, width }: { readonly rows: number; readonly width: number }) {
  return (
    <tbody aria-hidden="true" className="arriving-rows">
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          <td colSpan={width}>
            <span />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
