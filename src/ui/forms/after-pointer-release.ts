let isPressed = false;
addEventListener('pointerdown', () => setPressed(true), true);
for (const end of ['pointerup', 'pointercancel']) addEventListener(end, () => setPressed(false), true);

function setPressed(pressed: boolean): void {
  isPressed = pressed;
}

/**
 * Runs an action on blur, but only after the pointer is released: a layout shift while a button is pressed would move
 * it away from the pointer, and its click would be lost. Firefox has no `:active` element yet when it sends blur. [UI-12]
 */
export function afterPointerRelease(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const controller = new AbortController();
  const release = () => {
    controller.abort();
    // After the click.
    setTimeout(act);
  };
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, release, { signal: controller.signal });
}
