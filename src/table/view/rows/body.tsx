import { type MouseEvent, useState } from 'react';
import { useKeptFocus } from '../keyboard/use-kept-focus.ts';
import type { RenderedRow } from '../page-table.tsx';
import type { TableState } from '../table.state.ts';
import type { RowProps } from '../table-row.ts';
import type { PageRow } from './page-rows.ts';
import { Row } from './row.tsx';

interface BodyProps extends Pick<RowProps, 'note' | 'rowState'> {
  readonly state: TableState;
}

/** The rows of the page, and those of the next one where they are rendered ahead; only these are in the document. */
export function Body({ state, note, rowState }: BodyProps) {
  const { shown, table, paging, rendered } = state;
  const opened = useOpened();
  const { rows } = table.getRowModel();
  if (!rows.length && shown.phase === 'loading')
    return <Skeleton rows={paging.size} width={state.columns.length || 1} />;
  const [{ rows: first }] = rendered.places;
  return rendered.places.map(
    (held, place) =>
      held.page !== undefined && (
        <Page
          key={place}
          {...{ state, note, rowState, opened }}
          page={held.page}
          held={held.rows}
          rows={place ? rows.slice(first.length) : rows.slice(0, first.length)}
        />
      ),
  );
}

interface PageProps extends BodyProps {
  /** Counted from 0. */
  readonly page: number;
  /** Its rows, the same as long as it holds the same, and as TanStack's. */
  readonly held: readonly PageRow[];
  readonly rows: readonly RenderedRow[];
  readonly opened: ReturnType<typeof useOpened>;
}

function Page({ state, note, rowState, page, held, rows, opened }: PageProps) {
  const { table, columns, paging, deciding, layout, rendered } = state;
  const focusKept = useKeptFocus(held);
  const { actions, selecting, editor } = table.options.meta ?? {};
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: what is clicked is a button, which keys press, too.
    <tbody {...focusKept} hidden={page !== paging.page} onClick={opened.press}>
      {rows.map((row, index) => (
        <Row
          // Rows that nobody acts on are only texts: their places are filled anew. Others have a key of their own: when
          // one leaves, the next stays what it is, and the focus on it.
          key={rendered.isActedOn ? row.id : index}
          {...{ row, layout, columns, deciding, actions, editor, selecting }}
          isOpen={opened.ids.has(row.id)}
          place={page * paging.size + index}
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
