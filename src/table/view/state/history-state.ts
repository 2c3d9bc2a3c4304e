import { useLayoutEffect, useState } from 'react';
import { historyStateKey } from '../../../platform/page.ts';

/**
 * What was stored, by the key of its history entry: htmx replaces the whole state of an entry when it leaves a page and
 * when it returns to it. Browsers without the Navigation API have no such keys; there, htmx's Back shows the first page.
 */
const copies = new Map<string, Readonly<Record<string, unknown>>>();

/**
 * The value stored under a name in the current history entry. Untrusted: any script may have written it. Never stores
 * data of a record. [TBL-33] [PAY-01]
 */
export function readHistoryState(name: string): unknown {
  return storedIn(plainObject(history.state))?.[name];
}

function storedIn(state: Readonly<Record<string, unknown>> | undefined) {
  const isReplacedByHtmx = state !== undefined && 'htmx' in state && !(historyStateKey in state);
  return plainObject(isReplacedByHtmx ? copies.get(entryKey()) : state?.[historyStateKey]);
}

/**
 * Stores a value in the current history entry for the browser's Back; the address and the page's own state stay as
 * they are. Does nothing if the page's state is not a plain object or the browser refuses.
 */
export function writeHistoryState(name: string, value: unknown): void {
  const state = plainObject(history.state);
  if (!state) return;
  const stored = { ...storedIn(state), [name]: value };
  try {
    history.replaceState({ ...state, [historyStateKey]: stored }, '');
    if (entryKey()) copies.set(entryKey(), stored);
  } catch {
    // Some browsers limit how often replaceState may be called.
  }
}

/** Stays the same when the state of the entry is replaced; empty without the Navigation API. */
const entryKey = (): string => window.navigation?.currentEntry?.key ?? '';

/** A name to store history state under, numbered in document order if several of one kind are on the page. */
export function useHistoryKey(kind: string): string;
export function useHistoryKey(kind: string | undefined): string | undefined;
export function useHistoryKey(kind: string | undefined): string | undefined {
  const [name] = useState(() => kind && firstFreeName(kind));
  useLayoutEffect(() => {
    if (!name) return;
    usedNames.add(name);
    return () => void usedNames.delete(name);
  }, [name]);
  return name;
}

// Names taken by mounted components.
const usedNames = new Set<string>();

function firstFreeName(kind: string): string {
  let number = 1;
  while (usedNames.has(`${kind} ${number}`)) number += 1;
  // Taken on mount only: React may discard a render.
  return `${kind} ${number}`;
}

/** The value if it is a plain object, an empty object for null or undefined, otherwise undefined. */
function plainObject(value: unknown): Readonly<Record<string, unknown>> | undefined {
  const object = Object(value);
  return Object.getPrototypeOf(object) === Object.prototype ? object : undefined;
}
