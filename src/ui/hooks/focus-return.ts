import { type FocusEvent, useRef } from 'react';

/** For what goes away when a button in it is pressed: the focus returns to where it came from, and is never lost. [UI-09] */
export function useFocusReturn() {
  const origin = useRef<HTMLElement>(null);
  return {
    /** For the focus events of all that goes away. */
    remember({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    },
    /** To be called before it goes, with the button that has the focus. */
    giveBack(button: HTMLElement): void {
      origin.current?.focus({ preventScroll: true });
      const root = button.getRootNode();
      if (root instanceof ShadowRoot && isFocused(button)) focusOnce(root.host as HTMLElement);
    },
  };
}

/** Gives the focus to what has none by itself, such as the element when the button in it leaves: Tab goes on from there. */
export function focusOnce(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', function leave() {
      // A window that is left tells so, too: the focus is found again where it was.
      if (isFocused(place)) return;
      place.removeAttribute('tabindex');
      place.removeEventListener('blur', leave);
    });
  }
  place.focus({ preventScroll: true });
}

/** Whether the focus is on it, in whatever shadow root it stands. */
export const isFocused = (place: Element): boolean =>
  (place.getRootNode() as ShadowRoot | Document).activeElement === place;
