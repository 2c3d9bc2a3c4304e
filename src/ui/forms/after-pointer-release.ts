import type { FocusEvent } from 'react';

/**
 * Acts when a field has been left and nothing is pressed any more: what moved before would take the button from under
 * the pointer that left the field for it, and the click would be lost. [UI-12]
 */
export function afterPointerRelease({ currentTarget }: FocusEvent, act: () => void): void {
  const root = currentTarget.getRootNode() as ShadowRoot;
  if (root.querySelector(':active')) addEventListener('mouseup', () => setTimeout(act), { once: true });
  else act();
}
