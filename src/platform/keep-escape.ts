let held = new AbortController();

/**
 * Keeps a press of Escape from the page and its libraries, which would close their own dialog around ours: this event,
 * its repetitions while the key is held, and its keyup. [UI-20]
 */
export function keepEscape(event: KeyboardEvent): void {
  event.stopImmediatePropagation();
  held.abort();
  held = new AbortController();
  for (const type of ['keydown', 'keyup'] as const)
    addEventListener(type, keepRest, { capture: true, signal: held.signal });
}

function keepRest(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const isNewPress = event.type === 'keydown' && !event.repeat;
  if (event.type === 'keyup' || isNewPress) held.abort();
  if (isNewPress) return;
  event.stopImmediatePropagation();
  event.preventDefault();
}
