import { type RefObject, useEffect, useRef } from 'react';

const loggedByRoot = new WeakMap<Node, Set<string>>();

/**
 * Logs a mistake of the page or the host as a console error, once per element. Attach the returned ref to a rendered
 * element. The text must not contain data of a record. [NET-14]
 */
export function useLogOnce<T extends Element>(problem: string | false | undefined): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!problem || !ref.current) return;
    const root = ref.current.getRootNode();
    const logged = loggedByRoot.get(root) ?? new Set();
    loggedByRoot.set(root, logged);
    const tag = root instanceof ShadowRoot ? root.host.localName : 'psp';
    if (!logged.has(problem)) console.error(`${tag}: ${problem}`);
    logged.add(problem);
  }, [problem]);
  return ref;
}
