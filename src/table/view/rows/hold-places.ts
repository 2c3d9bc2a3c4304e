import type { FocusEvent, PointerEvent } from 'react';

/** Milliseconds from a press to its end, for a slow hand. */
const pressDuration = 400;

type Hold = ((isHeld: boolean) => void) | undefined;

/** Event handlers for the body of a table: `hold` learns whether the pointer or the focus is in the rows. [RQ-07] */
export const holdPlaces = (hold: Hold) =>
  hold
    ? {
        onFocus: () => hold(true),
        onPointerEnter: () => hold(true),
        onPointerLeave: ({ currentTarget }: PointerEvent) => hold(currentTarget.matches(':focus-within')),
        // A press elsewhere takes the focus at once: what is pressed must not move before the press has ended.
        onBlur: ({ currentTarget }: FocusEvent) =>
          void setTimeout(
            () => hold(currentTarget.matches(':focus-within') || currentTarget.matches(':hover')),
            pressDuration,
          ),
      }
    : {};
