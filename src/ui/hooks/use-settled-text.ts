import { useEffect, useState } from 'react';

/** The text when it has not changed for so many milliseconds, until then ''. What is said at every key is not heard. */
export function useSettledText(text: string, after: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(setSettled, after, text);
    return () => {
      clearTimeout(timer);
      setSettled('');
    };
  }, [text, after]);
  return settled;
}
