const storesByElement = new WeakMap<HTMLElement, Map<unknown, unknown>>();

/**
 * State that belongs to the host element rather than to its React tree, such as a request in progress: created once
 * per element and `create` function, it survives a reload of the data and the element's removal from the page.
 * [RQ-02] [NET-12]
 */
export function elementStore<T>(host: HTMLElement, create: () => T): T {
  const stores = storesByElement.get(host) ?? new Map<unknown, unknown>();
  storesByElement.set(host, stores);
  if (!stores.has(create)) stores.set(create, create());
  return stores.get(create) as T;
}
