import { useLayoutEffect, useState } from 'react';

/** Our one entry beside whatever else the page keeps in its `history.state`. */
const entry = 'psp';

/**
 * What was kept under this name at this place of the browser's history; anyone may have written it. It is never a value of
 * a record. [TBL-33] [PAY-01]
 */
export function readHistoryState(name: string): unknown {
  return plain(plain(history.state)?.[entry])?.[name];
}

/**
 * Keeps something for the browser's Back, under the same address and beside what the page keeps there. A page that keeps
 * no plain object there, and a browser that refuses, lose nothing but this.
 */
export function writeHistoryState(name: string, kept: unknown): void {
  const state = plain(history.state);
  if (!state) return;
  try {
    history.replaceState({ ...state, [entry]: { ...plain(state[entry]), [name]: kept } }, '');
  } catch {
    // Some browsers refuse to be told often.
  }
}

/** The name under which something of this kind is remembered: two of one kind on a page are told apart by their order. */
export function useHistoryKey(kind: string): string;
export function useHistoryKey(kind: string | undefined): string | undefined;
export function useHistoryKey(kind: string | undefined): string | undefined {
  const [name] = useState(() => kind && unused(kind));
  useLayoutEffect(() => {
    if (!name) return;
    names.add(name);
    return () => void names.delete(name);
  }, [name]);
  return name;
}

// Of what is in the page.
const names = new Set<string>();

function unused(kind: string): string {
  let number = 1;
  while (names.has(`${kind} ${number}`)) number += 1;
  // It is taken when it is shown: React may begin a rendering and throw it away.
  return `${kind} ${number}`;
}

/** The value as a plain object, an empty one where there is nothing yet; undefined where it is anything else. */
function plain(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const object = Object(value);
  return Object.getPrototypeOf(object) === Object.prototype ? object : undefined;
}
