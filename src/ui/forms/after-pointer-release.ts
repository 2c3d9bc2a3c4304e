let isPressed = false;
/** A drag ends without a mouseup. */
const releases = ['mouseup', 'dragend'] as const;

addEventListener('mousedown', () => notePressed(true), true);
for (const release of releases) addEventListener(release, () => notePressed(false), true);

function notePressed(pressed: boolean): void {
  isPressed = pressed;
}

/**
 * Runs an action on blur, but only after the pointer is released: a layout shift while a button is pressed would move
 * it away from the pointer, and its click would be lost. [UI-12]
 *
 * A tap fires mouse events, too, all after its pointerup. `:active` would not do: Firefox sets it after blur.
 */
export function afterPointerRelease(act: () => void): void {
  if (!isPressed) {
    act();
    return;
  }
  const controller = new AbortController();
  const actAfterClick = () => {
    controller.abort();
    setTimeout(act);
  };
  for (const release of releases) addEventListener(release, actAfterClick, { signal: controller.signal });
}
