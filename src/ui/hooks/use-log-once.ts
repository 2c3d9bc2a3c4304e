import { type RefObject, useEffect, useRef } from 'react';

const told = new WeakMap<Node, Set<string>>();

/**
 * Tells the console what a page or host does wrong, once for each element; never a value that it holds. Put the answer
 * on something that is shown. [NET-14]
 */
export function useLogOnce<T extends Element>(flaw: string | false | undefined): RefObject<T | null> {
  const shown = useRef<T>(null);
  useEffect(() => {
    if (!flaw || !shown.current) return;
    const root = shown.current.getRootNode();
    const flaws = told.get(root) ?? new Set();
    told.set(root, flaws);
    const tag = root instanceof ShadowRoot ? root.host.localName : 'psp';
    if (!flaws.has(flaw)) console.error(`${tag}: ${flaw}`);
    flaws.add(flaw);
  }, [flaw]);
  return shown;
}
