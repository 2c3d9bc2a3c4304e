const owned = new WeakMap<HTMLElement, Map<unknown, unknown>>();

/**
 * What belongs to an element rather than to what it shows now, such as a post that is on its way: made once by each
 * maker, it outlives a reload of the data and the element's removal from the page. [RQ-02] [NET-12]
 */
export function elementStore<T>(host: HTMLElement, make: () => T): T {
  const things = owned.get(host) ?? new Map<unknown, unknown>();
  owned.set(host, things);
  if (!things.has(make)) things.set(make, make());
  return things.get(make) as T;
}
