import { useLayoutEffect } from 'react';

/**
 * Gives the room that psp.css has kept back to the page when it is known how much is needed, unless what is below would
 * be seen to move. [PD-01]
 */
export function useReleasedSpace(host: HTMLElement, isKnown: boolean): void {
  useLayoutEffect(() => {
    if (!isKnown) return;
    host.style.minBlockSize = '0';
    if (host.getBoundingClientRect().bottom < innerHeight) host.style.minBlockSize = '';
  }, [host, isKnown]);
}
