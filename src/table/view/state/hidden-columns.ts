/** The keys of the columns that were hidden in lists of this name. Stored in `localStorage`, which holds no data of rows. */
export function hiddenColumns(name: string | undefined): readonly string[] {
  try {
    const stored: unknown = name && JSON.parse(localStorage.getItem(hiddenColumnsKey(name)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(key => typeof key === 'string') : [];
  } catch {
    // Storage is blocked, or holds something that is not ours.
    return [];
  }
}

/** Stores the keys of the hidden columns; does nothing for a list without a name. */
export function rememberHiddenColumns(name: string | undefined, keys: readonly string[]): void {
  if (!name) return;
  try {
    if (keys.length) localStorage.setItem(hiddenColumnsKey(name), JSON.stringify(keys));
    else localStorage.removeItem(hiddenColumnsKey(name));
  } catch {
    // Storage is blocked or full: the columns stay hidden until the page is left.
  }
}

/** The key in `localStorage` for the lists of this name. */
export const hiddenColumnsKey = (name: string): string => `psp-columns ${name}`;
