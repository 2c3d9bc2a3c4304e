import type { FocusEvent } from 'react';

/**
 * Runs an action on blur, but only after the pointer is released: a layout shift while a button is pressed would move
 * it away from the pointer, and its click would be lost. [UI-12]
 */
export function afterPointerRelease({ currentTarget }: FocusEvent, act: () => void): void {
  const root = currentTarget.getRootNode() as ShadowRoot;
  if (root.querySelector(':active')) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}
