import { useEffect } from 'react';

/** The browser's Back shows the page as it was left: what it shows then may be long past. */
export function useOnReturn(act: () => void): void {
  useEffect(() => {
    const look = ({ persisted }: PageTransitionEvent) => persisted && act();
    addEventListener('pageshow', look);
    return () => removeEventListener('pageshow', look);
  }, [act]);
}
