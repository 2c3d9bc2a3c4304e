import type { PostedField } from '../../http/endpoint.ts';
import { postedValue } from '../../table/view/editing/edit-config.ts';
import type { Edit } from '../../table/view/editing/edits.ts';

/** Entries that the page adds to a save, as `{name: value}` or as pairs. [TBL-11] */
export type MetaEntries =
  | Readonly<Record<string, string | number | boolean>>
  | readonly (readonly [name: string, value: string | number | boolean])[];

interface Saved {
  readonly meta: MetaEntries | undefined;
  readonly edits: readonly Edit[];
  /** Undefined where rows cannot be selected. */
  readonly selected: ReadonlySet<string> | undefined;
}

/** The fields of a save, or why it cannot be posted. */
export type SavingFields =
  | { readonly fields: readonly PostedField[]; readonly problem?: undefined }
  | { readonly fields?: undefined; readonly problem: string };

/**
 * The form of a save: the page's entries, each edited cell as `{rowId}[{column}]`, the ids of the selected rows joined by
 * commas. [TBL-11] Refused is what a host would read as something else: an id with a comma among those that are joined,
 * a bracket in the id of an edited row, a name that stands twice.
 */
export function savingFields({ meta = [], edits, selected }: Saved): SavingFields {
  const comma = [...(selected ?? [])].find(id => id.includes(','));
  if (comma !== undefined)
    return refused(
      `The row "${comma}" cannot be saved in a selection: its id has a comma, which separates ids.`,
    );
  const bracket = edits.find(({ cell }) => /[[\]]/.test(cell.rowId));
  if (bracket)
    return refused(
      `${bracket.cell.rowName} cannot be saved: its id has a bracket, which separates it from the column.`,
    );
  const entries = Array.isArray(meta) ? meta : Object.entries(meta);
  const fields: PostedField[] = [
    ...entries.map(([name, value]): PostedField => [name, String(value)]),
    ...edits.map(
      ({ cell, config, value }): PostedField => [`${cell.rowId}[${cell.column}]`, postedValue(config, value)],
    ),
    ...(selected ? [['selected', [...selected].join()] as const] : []),
  ];
  const clash = clashIn(fields.map(([name]) => name));
  return clash === undefined
    ? { fields }
    : refused(
        `Two things to save have the same name, "${clash}". The page has to name one of them otherwise.`,
      );
}

const refused = (problem: string): SavingFields => ({ problem });

const clashIn = (names: readonly string[]): string | undefined =>
  names.find((name, index) => names.indexOf(name) < index);
