/** At most this many buttons of a kind are pressed, since the rows of a list have the same buttons. */
const buttonsOfKind = 2;

/**
 * Presses the buttons, tabs and menu items of all elements inside `shown` that have not been pressed yet, and calls
 * `check` after each. Links stay where they are, and nothing is submitted to another page.
 */
export async function pressAll(shown: Element, check: (pressed: string) => Promise<void>): Promise<void> {
  const kinds = new Map<string, number>();
  shown.addEventListener('psp:navigate', event => event.preventDefault());
  const stay = new AbortController();
  // The button Reload page would end the test.
  navigation.addEventListener('navigate', event => event.preventDefault(), { signal: stay.signal });
  for (let button = next(shown, kinds); button; button = next(shown, kinds)) {
    const name = button.ariaLabel ?? button.textContent ?? '';
    button.click();
    await check(name.trim());
  }
  stay.abort();
}

const pressed = new WeakSet<Element>();

/** The next button to press; those of an open dialog or menu come first, since they make the others inert. */
function next(shown: Element, kinds: Map<string, number>): HTMLElement | undefined {
  const buttons = [...shown.querySelectorAll('*'), shown]
    .flatMap(({ shadowRoot }) => [...(shadowRoot?.querySelectorAll<HTMLElement>('button, [role=tab]') ?? [])])
    .filter(button => button.checkVisibility() && !pressed.has(button))
    .sort((one, other) => Number(isOnTop(other)) - Number(isOnTop(one)));
  return buttons.find(button => {
    const kind = `${button.className} ${button.ariaHasPopup} ${isOnTop(button)}`;
    const count = kinds.get(kind) ?? 0;
    if (count >= buttonsOfKind) return false;
    kinds.set(kind, count + 1);
    pressed.add(button);
    return true;
  });
}

const isOnTop = (button: Element): boolean => button.closest('dialog, .popover') !== null;
