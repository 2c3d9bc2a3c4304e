import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { reportMissingChunk } from '../../../platform/report-missing-chunk.ts';
import { CellCommandsContext } from '../cells/cell-commands.tsx';
import type { PressGuard } from './press-guard.ts';

/** The guard of the page, once it is loaded. */
let guard: PressGuard | undefined;

/**
 * The props of a button in a row that decides or removes. Ignores key repeats and the second click of a double click,
 * and says so when the list has moved under the pointer. [RQ-05] [RQ-07]
 */
export function useGuardedPress(act: () => void) {
  const { tellMoved } = useContext(CellCommandsContext);
  return {
    'data-guarded': true,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.repeat) event.preventDefault();
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.detail > 1) return;
      // Safari does not focus a button that is pressed; the focus keeps the rows in place.
      event.currentTarget.focus({ preventScroll: true });
      if (guard?.refuses(event.nativeEvent)) tellMoved?.();
      else act();
    },
  };
}

/** Guards the buttons in the rows of a list from its first rows on; `hasButtons` says whether the list has rows with any. */
export function usePressGuard(list: RefObject<Element | null>, hasButtons: boolean): void {
  const [isNeeded, setNeeded] = useState(hasButtons);
  if (hasButtons && !isNeeded) setNeeded(true);
  useLayoutEffect(() => {
    if (!isNeeded) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    loadGuard().then(pressGuard => {
      guard = pressGuard;
      if (list.current && !isLeft) stop = pressGuard.watch(list.current);
    }, reportMissingChunk);
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [list, isNeeded]);
}

/** Loads the guard before the first rows are shown, for a list whose buttons pay. [RQ-07] */
export const preloadPressGuard = (): void => void loadGuard().catch(reportMissingChunk);

// A lazy chunk: most lists have no such buttons.
const loadGuard = () => import('./press-guard.ts').then(({ pressGuard }) => pressGuard);
