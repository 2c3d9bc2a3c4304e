import { type MouseEvent, useContext, useLayoutEffect, useRef } from 'react';
import { CellCommandsContext } from '../cells/cell-commands.tsx';
import { pressGuard } from './press-guard.ts';

/**
 * Props for the label of a check box that chooses what is saved: it is not ticked in place of another, nor for what its row
 * (`facts`) did not say when the person looked. [RQ-07]
 */
export function useGuardedBox(facts: string | undefined) {
  const { tellMoved } = useContext(CellCommandsContext);
  const ref = useRef<HTMLLabelElement>(null);
  const seen = useRef(facts);
  useLayoutEffect(() => {
    if (seen.current !== facts && ref.current) pressGuard.noteChange(ref.current);
    seen.current = facts;
  }, [facts]);
  return {
    ref,
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
