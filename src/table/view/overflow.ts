import { useLayoutEffect, useRef, useState } from 'react';

/**
 * Whether a box is too narrow for what is in it. Only then may it scroll sideways, since a box that scrolls keeps a
 * sticky header within itself.
 */
export function useOverflow() {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    const content = box?.firstElementChild;
    if (!box || !content) return;
    const measure = () => setOverflows(content.scrollWidth > box.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    observer.observe(content);
    return () => observer.disconnect();
  }, []);
  return { ref, overflows };
}
