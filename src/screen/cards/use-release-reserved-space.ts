import { useLayoutEffect } from 'react';

/**
 * Releases the space reserved by psp.css once the needed height is known, unless that would cause a visible layout
 * shift below the element. [PD-01]
 */
export function useReleaseReservedSpace(host: HTMLElement, isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!isKnown) return;
    host.style.minBlockSize = '0';
    if (host.getBoundingClientRect().bottom < innerHeight) host.style.minBlockSize = '';
  }, [host, isKnown]);
}
