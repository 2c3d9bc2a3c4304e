// What a person has chosen about tables, in `localStorage`, which holds no data of rows.

/** The keys of the columns that were hidden in lists of this name. */
export function hiddenColumns(name: string | undefined): readonly string[] {
  const stored = name && read(hiddenColumnsKey(name));
  return Array.isArray(stored) ? stored.filter(key => typeof key === 'string') : [];
}

/** Stores the keys of the hidden columns; does nothing for a list without a name. */
export function rememberHiddenColumns(name: string | undefined, keys: readonly string[]): void {
  if (name) write(hiddenColumnsKey(name), keys.length ? keys : undefined);
}

/** The key for the lists of this name. */
export const hiddenColumnsKey = (name: string): string => `psp-columns ${name}`;

const compactRowsKey = 'psp-compact-rows';

/** Whether rows are compact, in all lists. [TBL-30] */
export const hasCompactRows = (): boolean => read(compactRowsKey) === true;

export const rememberCompactRows = (isCompact: boolean): void =>
  write(compactRowsKey, isCompact || undefined);

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Storage is blocked, or holds something that is not ours.
    return null;
  }
}

function write(key: string, choice: unknown): void {
  try {
    if (choice === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(choice));
  } catch {
    // Storage is blocked or full: the choice lasts until the page is left.
  }
}
