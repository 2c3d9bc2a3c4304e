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

/** Props for the label of a check box that chooses what is saved: it is not ticked in place of another. [RQ-07] */
export function useGuardedBox() {
  const { tellMoved } = useContext(CellCommandsContext);
  return {
    'data-guarded': true,
    // Before React sees the change of the box.
    onClickCapture: (event: MouseEvent) => {
      if (!pressGuard.refuses(event.nativeEvent)) return;
      event.preventDefault();
      event.stopPropagation();
      tellMoved?.();
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
