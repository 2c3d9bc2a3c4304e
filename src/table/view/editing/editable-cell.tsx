import { useId, useLayoutEffect, useRef } from 'react';
import { shownDate } from '../../../domain/dates.ts';
import { useObservable } from '../../../ui/hooks/use-observable.ts';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { Column } from '../../engine/columns.ts';
import type { RowStore } from '../../engine/store/row-store.ts';
import type { RowWork } from '../row-work.ts';
import type { PageRow } from '../rows/page-rows.ts';
import type { CellToEdit } from './cell-to-edit.ts';
import { type EditConfig, editConfigIn, isDayOrNone, startingValue } from './edit-config.ts';
import css from './edits.css?inline';
import type { Edits } from './edits.ts';

addStyles(css);

/** Shows cells as fields; one whose `editConfig` cannot be used is only read. [TBL-10] [TBL-21] */
export const editorOf = (edits: Edits): RowWork['editor'] =>
  function editor(row, column, store, index) {
    const cell = toEdit(row, column, store, index);
    if (!cell) return undefined;
    const config = editConfigIn(cell.config, cell.type);
    return config ? <EditableCell edits={edits} cell={cell} config={config} /> : cell.text;
  };

/** The cell as it is edited; undefined for one that can only be read. [TBL-10] [NET-13] */
function toEdit(
  row: PageRow,
  { key, title }: Column,
  store: RowStore,
  index: number,
): CellToEdit | undefined {
  const type = store.typeAt(row.number, index);
  if (!row.hasId || (type !== 'editable' && type !== 'select')) return undefined;
  return {
    rowId: row.id,
    rowName: row.name || row.id,
    column: key,
    title,
    text: store.textAt(row.number, index),
    sort: store.sortValueAt(row.number, index),
    type,
    config: store.detailsAt(row.number, index)?.editConfig,
  };
}

interface EditableCellProps {
  readonly edits: Edits;
  readonly cell: CellToEdit;
  readonly config: EditConfig;
}

/** A field in a cell: it says that it was changed, undoes that, and tells on focus what is wrong with it. */
function EditableCell({ edits, cell, config }: EditableCellProps) {
  const problemId = useId();
  const edit = useObservable(edits.now, () => edits.editOf(cell));
  const problem = useObservable(edits.now, () => edits.problemOf(cell));
  const saved = useObservable(edits.now, () => edits.savedOf(cell));
  const isLocked = useObservable(edits.now, ({ isLocked }) => isLocked);
  const field = useSought(edits, cell);
  const before = saved ?? startingValue(config, cell.text, cell.sort);
  return (
    <span
      className="editing"
      data-changed={edit !== undefined}
      data-shown={labelOf(config, edit?.value ?? before)}
    >
      <EditField
        ref={field}
        config={config}
        value={edit?.value ?? before}
        saved={before}
        isLocked={isLocked}
        change={(value, isUnread) => edits.change({ cell, config, value, isUnread }, before)}
        aria-label={`${cell.title} of ${cell.rowName}`}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        title={edit && `Not saved. It was: ${labelOf(config, before) || 'empty'}`}
        onBlur={() => edits.leave(cell)}
      />
      {problem && <Tip id={problemId} text={problem} />}
      <button
        type="button"
        className="undo"
        aria-label={`Undo ${cell.title} of ${cell.rowName}`}
        onClick={() => {
          edits.undo(cell);
          field.current?.focus();
        }}
      >
        <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
          <path d="M3 7h6.5a3.5 3.5 0 0 1 0 7H6M6 4L3 7l3 3" />
        </svg>
      </button>
    </span>
  );
}

const labelOf = ({ type, options }: EditConfig, value: string): string =>
  type === 'date' ? shownDate(value) : (options.find(option => option.value === value)?.label ?? value);

type Field = HTMLInputElement & HTMLSelectElement;

/** The cell that is sought takes the focus when it is there. */
function useSought(edits: Edits, cell: CellToEdit) {
  const field = useRef<Field>(null);
  const isSought = useObservable(edits.now, () => edits.isSought(cell));
  useLayoutEffect(() => {
    if (!isSought) return;
    edits.found();
    field.current?.focus();
  }, [isSought, edits]);
  return field;
}

interface EditFieldProps {
  readonly ref: React.Ref<Field>;
  readonly config: EditConfig;
  readonly value: string;
  readonly saved: string;
  readonly isLocked: boolean;
  change(value: string, isUnread: boolean): void;
  readonly 'aria-label': string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly title: string | undefined;
  onBlur(): void;
}

function EditField({ config, value, saved, isLocked, change, ...field }: EditFieldProps) {
  const { type, required, min, max } = config;
  const shared = { ...field, className: 'input', value, 'aria-required': required || undefined };
  if (type === 'select')
    return (
      <select
        {...shared}
        aria-disabled={isLocked || undefined}
        onChange={event => change(event.target.value, false)}
      >
        <Options config={config} saved={saved} />
      </select>
    );
  const isDate = type === 'date' && isDayOrNone(saved);
  return (
    <input
      {...shared}
      {...(isDate ? { type: 'date', min, max } : { type: 'text', autoComplete: 'off' })}
      inputMode={type === 'number' ? 'decimal' : undefined}
      readOnly={isLocked}
      data-number={type === 'number' || undefined}
      onChange={({ target }) => change(target.value, target.validity.badInput)}
      onKeyDown={event => {
        // Escape gives back what was saved, and is then used up.
        if (event.key !== 'Escape' || value === saved) return;
        event.preventDefault();
        change(saved, false);
      }}
    />
  );
}

/** What can be chosen; what is saved is never lost, even if it is no choice any more. */
function Options({ config: { options, required }, saved }: Pick<EditFieldProps, 'config' | 'saved'>) {
  const isKnown = options.some(({ value }) => value === saved);
  const isEmpty = options.some(({ value }) => value === '');
  return (
    <>
      {!isKnown && saved !== '' && <option value={saved}>{saved}</option>}
      {!isEmpty && (saved === '' || !required) && <option value="" />}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
