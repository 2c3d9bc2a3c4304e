/** The keys of the columns that this browser's user has put away in lists of this kind. Their keys alone are kept. */
export function hiddenColumns(name: string | undefined): readonly string[] {
  try {
    const kept: unknown = name && JSON.parse(localStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(key => typeof key === 'string') : [];
  } catch {
    // A browser that keeps nothing, or something that is not ours.
    return [];
  }
}

export function rememberHiddenColumns(name: string | undefined, keys: readonly string[]): void {
  if (!name) return;
  try {
    if (keys.length) localStorage.setItem(keyOf(name), JSON.stringify(keys));
    else localStorage.removeItem(keyOf(name));
  } catch {
    // They are put away as long as the page is there.
  }
}

const keyOf = (name: string): string => `psp-columns ${name}`;
