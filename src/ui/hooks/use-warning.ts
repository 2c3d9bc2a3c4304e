import { type RefObject, useEffect, useRef } from 'react';
import { warn } from '../../diagnostics/warn.ts';

/** Warns of a mistake of the page or the host, once per element and problem. [NET-14] */
export function useWarning(host: Element, problem: string | false | undefined): void {
  useEffect(() => {
    if (problem) warn(host, problem);
  }, [host, problem]);
}

/** The same for a piece that does not know its element. Attach the returned ref to a rendered element. */
export function useLogOnce<T extends Element>(problem: string | false | undefined): RefObject<T | null> {
  const ref = useRef<T>(null);
  useEffect(() => {
    if (!problem || !ref.current) return;
    const root = ref.current.getRootNode();
    warn(root instanceof ShadowRoot ? root.host : undefined, problem);
  }, [problem]);
  return ref;
}
