import type { FocusEvent, PointerEvent } from 'react';

type Hold = ((isHeld: boolean) => void) | undefined;

/** Event handlers for the body of a table: `hold` learns whether the pointer or the focus is in the rows. [RQ-07] */
export const holdPlaces = (hold: Hold) =>
  hold
    ? {
        onFocus: () => hold(true),
        onPointerEnter: () => hold(true),
        onPointerLeave: ({ currentTarget }: PointerEvent) => hold(currentTarget.matches(':focus-within')),
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) =>
          hold(currentTarget.contains(relatedTarget) || currentTarget.matches(':hover')),
      }
    : {};
