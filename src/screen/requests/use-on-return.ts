import { useEffect } from 'react';

/**
 * Calls `act` when the browser's Back restores the page from the back/forward cache, where its data may be outdated.
 */
export function useOnReturn(act: () => void): void {
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && act();
    addEventListener('pageshow', onPageShow);
    return () => removeEventListener('pageshow', onPageShow);
  }, [act]);
}
