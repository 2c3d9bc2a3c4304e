import { elementStore } from './element-store.ts';

/**
 * State that belongs to one list of the host element, such as its edits: it comes back with the list, and with the
 * element when that is put back into the page. `list` is the `list` of its `RowSource`. [TBL-23] [EMB-05]
 */
export function listStore<T>(host: HTMLElement, list: string, create: () => T): T {
  const states = statesByList(host, create);
  if (!states.has(list)) states.set(list, create());
  return states.get(list) as T;
}

/** The states of all lists that the element has shown, by list. */
export function statesByList<T>(host: HTMLElement, create: () => T): Map<string, T> {
  const all = elementStore(host, createStates);
  if (!all.has(create)) all.set(create, new Map());
  return all.get(create) as Map<string, T>;
}

const createStates = () => new Map<unknown, unknown>();
