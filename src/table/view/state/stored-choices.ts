import { useMemo, useState } from 'react';
import type { TableColumn } from '../../engine/columns.ts';

/** The columns that the person has hidden in lists of this name, in addition to those that the screen hides. [TBL-30] */
export function useHiddenColumns(name: string | undefined, columns: readonly TableColumn[]) {
  const [stored, store] = useStoredChoice(name && `psp-columns ${name}`);
  const keys: readonly string[] = useMemo(
    () => (Array.isArray(stored) ? stored.filter(key => typeof key === 'string') : []),
    [stored],
  );
  const visibility = useMemo(() => {
    const hidden = columns.filter(
      ({ key, stated }) => stated.isHidden || (!stated.pinned && keys.includes(key)),
    );
    return Object.fromEntries(hidden.map(({ key }) => [key, false]));
  }, [keys, columns]);
  return {
    keys,
    visibility,
    showAll: () => store(undefined),
    setShown(key: string, isShown: boolean) {
      const others = keys.filter(other => other !== key);
      const hidden = isShown ? others : [...others, key];
      store(hidden.length ? hidden : undefined);
    },
  };
}

/** Whether the person has chosen compact rows, in all lists. [TBL-30] */
export function useCompactRows() {
  const [stored, store] = useStoredChoice('psp-compact-rows');
  return { isCompact: stored === true, choose: (isCompact: boolean) => store(isCompact || undefined) };
}

/**
 * What a person has chosen about tables, in `localStorage`, which holds no data of rows. Without a key, or where storage
 * is blocked or full, the choice lasts until the page is left.
 */
function useStoredChoice(key: string | undefined) {
  const [choice, setChoice] = useState<unknown>(() => key && stored(key));
  const store = (chosen: readonly string[] | boolean | undefined) => {
    setChoice(chosen);
    try {
      if (key && chosen === undefined) localStorage.removeItem(key);
      else if (key) localStorage.setItem(key, JSON.stringify(chosen));
    } catch {
      // Blocked or full.
    }
  };
  return [choice, store] as const;
}

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    // Blocked, or not ours.
    return null;
  }
}
