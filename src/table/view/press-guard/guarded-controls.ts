import { guardedAttribute } from './guarded-attribute.ts';

const selector = `[${guardedAttribute}]`;

/** The guarded button that an event is about, also inside of shadow roots. */
export function guardedControl(event: Event): Element | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest(selector) ?? undefined) : undefined;
}

/** The guarded button that is visible at a point of the window, also inside of shadow roots. */
export function controlAt(x: number, y: number): Element | undefined {
  let element = document.elementFromPoint(x, y);
  while (element?.shadowRoot) {
    const inner: Element | null = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element?.closest(selector) ?? undefined;
}

export const guardedControls = (list: Element): Element[] => [...list.querySelectorAll(selector)];

/** How far everything around an element is scrolled, in pixels. */
export function scrollTopAround(element: Element): number {
  let top = 0;
  for (let parent = parentOf(element); parent; parent = parentOf(parent)) top += parent.scrollTop;
  return top;
}

const parentOf = (element: Element): Element | undefined => {
  const { parentElement } = element;
  if (parentElement) return parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};
