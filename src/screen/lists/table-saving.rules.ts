import type { Language } from '../../domain/language/language.ts';
import { fieldName } from '../../domain/refusal.ts';
import type { PostedField } from '../../http/request.ts';
import type { RowStore } from '../../table/engine/store/row-store.ts';
import { postedValue, startingValue } from '../../table/view/editing/edit-config.ts';
import type { Edit } from '../../table/view/editing/edits.ts';
import { listCatalogue } from './texts.ts';

/** Entries that the page adds to the saved form, as `{name: value}` or as pairs. [TBL-11] */
export type MetaEntries =
  | Readonly<Record<string, string | number | boolean>>
  | readonly (readonly [name: string, value: string | number | boolean])[];

interface TableChanges {
  readonly meta: MetaEntries | undefined;
  readonly edits: readonly Edit[];
  /** Undefined if rows cannot be selected. */
  readonly selected: ReadonlySet<string> | undefined;
}

/** The posted fields, or why the changes cannot be posted. */
export type SavingFields =
  | { readonly fields: readonly PostedField[]; readonly problem?: undefined }
  | { readonly fields?: undefined; readonly problem: string };

/**
 * The form fields that save a table: the page's entries, each edited cell as `{rowId}[{column}]`, and the ids of the
 * selected rows joined by commas. [TBL-11] Refuses what a host would misread: a comma in a selected id, a bracket in
 * the id of an edited row, and duplicate names.
 */
export function savingFields({ meta = [], edits, selected }: TableChanges, language: Language): SavingFields {
  const listTexts = language.texts(listCatalogue);
  const idWithComma = [...(selected ?? [])].find(id => id.includes(','));
  if (idWithComma !== undefined) return refused(listTexts.commaInId({ id: idWithComma }));
  const editWithBracket = edits.find(({ cell }) => /[[\]]/.test(cell.rowId));
  if (editWithBracket) return refused(listTexts.bracketInId({ row: editWithBracket.cell.rowName }));
  const entries = Array.isArray(meta) ? meta : Object.entries(meta);
  const fields: PostedField[] = [
    ...entries.map(([name, value]): PostedField => [name, String(value)]),
    // In whatever order they were typed, the same edits are the same intent. [NET-19]
    ...edits
      .map((edit): PostedField => [editName(edit), postedValue(edit.config, edit.value)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
    ...(selected ? [['selected', [...selected].join()] as const] : []),
  ];
  const duplicate = duplicateIn(fields.map(([name]) => name));
  return duplicate === undefined ? { fields } : refused(listTexts.duplicateName({ name: duplicate }));
}

/** The name under which an edited cell is posted. [TBL-11] */
const editName = ({ cell }: Edit): string => `${cell.rowId}[${cell.column}]`;

/** The messages of the host about edited cells; each is posted under a name of its own. [NET-18] */
export const editRefusals = (
  edits: readonly Edit[],
  messages: ReadonlyMap<string, string>,
): ReadonlyMap<Edit, string> =>
  new Map(
    edits.flatMap(edit => {
      const message = messages.get(fieldName(editName(edit)));
      return message === undefined ? [] : [[edit, message] as const];
    }),
  );

/** Whether the cell of an edit, in this row of a list that was read again, shows what was sent. [NET-22] */
export function showsEdit({ cell, config, value }: Edit, store: RowStore, row: number): boolean {
  const column = store.column(cell.column);
  const shown = startingValue(config, column?.textAt(row) ?? '', column?.sortValueAt(row) ?? '');
  const [sent, saved] = [value, shown].map(each => postedValue(config, each).trim());
  if (sent === saved) return true;
  // An empty cell shows no number, not even zero.
  return config.type === 'number' && Number(sent || Number.NaN) === Number(saved || Number.NaN);
}

const refused = (problem: string): SavingFields => ({ problem });

const duplicateIn = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) < index);
