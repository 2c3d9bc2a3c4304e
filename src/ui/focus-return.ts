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
      if (root instanceof ShadowRoot && root.activeElement === button) focusHost(root.host as HTMLElement);
    },
  };
}

/** Where the focus came from nowhere on the page, the element itself takes it: Tab goes on from there. */
function focusHost(host: HTMLElement): void {
  if (!host.hasAttribute('tabindex')) {
    host.tabIndex = -1;
    host.addEventListener('blur', () => host.removeAttribute('tabindex'), { once: true });
  }
  host.focus({ preventScroll: true });
}
