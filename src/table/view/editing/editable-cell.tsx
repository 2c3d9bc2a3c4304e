import { useId, useLayoutEffect, useRef } from 'react';
import { shownDate } from '../../../domain/dates/dates.ts';
import type { Language } from '../../../domain/language/language.ts';
import { useLanguage, useTexts } from '../../../language/language-context.ts';
import { keepEscape } from '../../../platform/keep-escape.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { useObservable } from '../../../ui/hooks/use-observable.ts';
import { Tip } from '../../../ui/overlays/tooltip.tsx';
import { addStyles } from '../../../ui/styles/shared-sheet.ts';
import type { TableExtensions } from '../table-props.ts';
import { type EditConfig, fitsDateInput, parseEditConfig, startingValue } from './edit-config.ts';
import css from './edits.css?inline';
import type { EditableCell, Edits } from './edits.ts';
import { editingCatalogue } from './texts.ts';

addStyles(css);

/**
 * Renders editable cells as fields. A cell is read-only by its type, if its row has no id, and if its `editConfig` is not
 * valid. [TBL-10] [TBL-21] [NET-13]
 */
export const cellEditorFor = (edits: Edits): TableExtensions['cellEditor'] =>
  function cellEditor({ cell: { type, text, sort, editConfig }, column: { key, title }, row }) {
    if (!row.hasId || (type !== 'editable' && type !== 'select')) return undefined;
    const config = parseEditConfig(editConfig, type);
    if (!config) return text;
    const cell = { rowId: row.id, rowName: row.name || row.id, column: key, title };
    return <CellField {...{ edits, cell, config }} sent={startingValue(config, text, sort)} />;
  };

interface CellFieldProps {
  readonly edits: Edits;
  readonly cell: EditableCell;
  readonly config: EditConfig;
  /** The value that the host has sent. */
  readonly sent: string;
}

/** A field with an undo button; a changed cell is marked, and a problem shows as a tooltip. */
function CellField({ edits, cell, config, sent }: CellFieldProps) {
  const language = useLanguage();
  const editingTexts = useTexts(editingCatalogue);
  const problemId = useId();
  const edit = useObservable(edits.state, () => edits.editAt(cell));
  const problem = useObservable(edits.state, () => edits.problemAt(cell, language));
  const saved = useObservable(edits.state, () => edits.savedValueAt(cell));
  const isLocked = useObservable(edits.state, ({ isLocked }) => isLocked);
  const field = useFocusWhenTargeted(edits, cell);
  const original = saved ?? sent;
  const name = { column: cell.title, row: cell.rowName };
  const before = displayValue(config, original, language);
  return (
    <span
      className="editing"
      data-changed={edit !== undefined}
      data-display={displayValue(config, edit?.value ?? original, language)}
    >
      <EditField
        ref={field}
        config={config}
        value={edit?.value ?? original}
        saved={original}
        isLocked={isLocked}
        change={(value, isIncomplete) => edits.change({ cell, config, value, isIncomplete }, original)}
        aria-label={editingTexts.cell(name)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && problemId}
        title={edit && (before ? editingTexts.unsavedCell({ before }) : editingTexts.unsavedEmptyCell)}
        onBlur={() => edits.markTouched(cell)}
      />
      {problem && <Tip id={problemId} text={problem} />}
      <button
        type="button"
        className="undo"
        aria-label={editingTexts.undo(name)}
        onClick={() => {
          edits.undo(cell);
          field.current?.focus();
        }}
      >
        <Icon d="M3 7h6.5a3.5 3.5 0 0 1 0 7H6M6 4L3 7l3 3" size={14} />
      </button>
    </span>
  );
}

const displayValue = ({ type, options }: EditConfig, value: string, language: Language): string =>
  type === 'date'
    ? shownDate(value, language)
    : (options.find(option => option.value === value)?.label ?? value);

type Field = HTMLInputElement & HTMLSelectElement;

/** Focuses the field when its cell is the focus target. */
function useFocusWhenTargeted(edits: Edits, cell: EditableCell) {
  const field = useRef<Field>(null);
  const isTarget = useObservable(edits.state, () => edits.isFocusTarget(cell));
  useLayoutEffect(() => {
    if (!isTarget) return;
    edits.clearFocusTarget();
    field.current?.focus();
  }, [isTarget, edits]);
  return field;
}

interface EditFieldProps {
  readonly ref: React.Ref<Field>;
  readonly config: EditConfig;
  readonly value: string;
  readonly saved: string;
  readonly isLocked: boolean;
  change(value: string, isIncomplete: boolean): void;
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
  const isDate = type === 'date' && fitsDateInput(saved);
  return (
    <input
      {...shared}
      {...(isDate ? { type: 'date', min, max } : { type: 'text', autoComplete: 'off', dir: 'auto' })}
      inputMode={type === 'number' ? 'decimal' : undefined}
      readOnly={isLocked}
      data-number={type === 'number' || undefined}
      onChange={({ target }) => change(target.value, target.validity.badInput)}
      onKeyDown={event => {
        // Escape restores the saved value first; only the next press closes a surrounding dialog. While an input method
        // composes a text, it only ends that.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || value === saved) return;
        event.preventDefault();
        keepEscape(event.nativeEvent);
        change(saved, false);
      }}
    />
  );
}

/** The options of a select. A saved value that is no longer offered is kept as an extra option. */
function Options({ config: { options, required }, saved }: Pick<EditFieldProps, 'config' | 'saved'>) {
  const isSavedListed = options.some(({ value }) => value === saved);
  const hasEmptyOption = options.some(({ value }) => value === '');
  return (
    <>
      {!isSavedListed && saved !== '' && <option value={saved}>{saved}</option>}
      {!hasEmptyOption && (saved === '' || !required) && <option value="" />}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </>
  );
}
