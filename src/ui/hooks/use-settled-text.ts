import { useEffect, useState } from 'react';

/**
 * The text once it has not changed for `delay` milliseconds, until then ''. Debounces live regions while someone
 * types.
 */
export function useSettledText(text: string, delay: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, delay, text);
    return () => {
      clearTimeout(timer);
      setSettled('');
    };
  }, [text, delay]);
  return settled;
}
