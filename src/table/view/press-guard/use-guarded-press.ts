import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useContext,
  useLayoutEffect,
  useState,
} from 'react';
import { CellCommandsContext } from '../cells/cell-commands.tsx';
import { pressGuard } from './press-guard.ts';

/**
 * Props for a button that decides on or removes a row. Ignores key repeats and the second click of a double click,
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
      if (pressGuard.refuses(event.nativeEvent)) tellMoved?.();
      else act();
    },
  };
}

/** Guards the buttons in a list's rows from the moment the list first has any (`hasButtons`). */
export function usePressGuard(list: RefObject<Element | null>, hasButtons: boolean): void {
  const [isNeeded, setNeeded] = useState(hasButtons);
  if (hasButtons && !isNeeded) setNeeded(true);
  useLayoutEffect(() => {
    if (isNeeded && list.current) return pressGuard.watch(list.current);
  }, [list, isNeeded]);
}
