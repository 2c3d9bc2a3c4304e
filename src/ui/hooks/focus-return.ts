import { type FocusEvent, useRef } from 'react';

/**
 * For content that a button inside it closes: returns the focus to where it came from, so that it is never lost.
 * [UI-09]
 */
export function useFocusReturn() {
  const origin = useRef<HTMLElement>(null);
  return {
    /** The focus handler of the content that will be closed. */
    remember({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>): void {
      if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement | null;
    },
    /** Call before the content is removed, with the button that was pressed. */
    returnFocus(button: HTMLElement): void {
      origin.current?.focus({ preventScroll: true });
      const root = button.getRootNode();
      if (root instanceof ShadowRoot && isFocused(button)) focusTemporarily(root.host as HTMLElement);
    },
  };
}

/**
 * Focuses something that is not focusable by itself, such as the host element when its focused button is removed, so
 * that Tab continues from there. The `tabindex` that this takes is removed again when the focus moves on.
 */
export function focusTemporarily(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', function removeTabIndex() {
      // Blur also fires when the window loses the focus; the element is then still the active one.
      if (isFocused(element)) return;
      element.removeAttribute('tabindex');
      element.removeEventListener('blur', removeTabIndex);
    });
  }
  element.focus({ preventScroll: true });
}

/** Whether an element has the focus, also inside a shadow root. */
export const isFocused = (element: Element): boolean =>
  (element.getRootNode() as ShadowRoot | Document).activeElement === element;

/** The focused element, also inside shadow roots. */
export function focusedElement(): Element | null {
  let { activeElement } = document;
  while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
  return activeElement;
}

/** The field in which somebody may be typing, also inside shadow roots. */
export function focusedField(): Element | undefined {
  const focused = focusedElement();
  return focused?.matches('input, select, textarea, [contenteditable]') ? focused : undefined;
}
