import { native } from '../../../platform/native.ts';

/** Selects the buttons of rows that decide or remove; `useGuardedPress` marks them. */
const guarded = '[data-guarded]';
/** Pixels that the pointer may drift while the hand rests, such as when it presses. */
const tremble = 3;

/** A place in the window or on the screen, or a distance, in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the guarded buttons of a list are in the window, and how far the page is scrolled. */
export interface Places {
  readonly buttons: ReadonlyMap<Element, Point>;
  readonly scrolled: Point;
}

export const nowhere: Places = { buttons: new Map(), scrolled: { x: 0, y: 0 } };

/** Whether the hand rests between the two. */
export const isNear = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) <= tremble;

/** Whether a dialog covers a list. */
export const isUnderDialog = (list: Element): boolean =>
  (list.getRootNode() as ShadowRoot).querySelector('dialog[open]') !== null;

export const placesOf = (list: Element): Places => ({
  buttons: new Map(guardedControls(list).map(control => [control, control.getBoundingClientRect()])),
  scrolled: scrolledAround(list),
});

/** Not a number if it was nowhere before. */
export const distanceBetween = (from: Point | undefined, to: Point): Point =>
  from ? { x: to.x - from.x, y: to.y - from.y } : { x: Number.NaN, y: Number.NaN };

/** The guarded button that an event is about, also inside of shadow roots. */
export function guardedControl(event: Event): Element | undefined {
  const [target] = event.composedPath();
  return target instanceof Element ? (target.closest(guarded) ?? undefined) : undefined;
}

/** The guarded button that is visible at a point of the window, also inside of shadow roots. */
export function controlAt(x: number, y: number): Element | undefined {
  let element = native(document, 'elementFromPoint').call(document, x, y);
  while (element?.shadowRoot) {
    const inner: Element | null = element.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === element) break;
    element = inner;
  }
  return element?.closest(guarded) ?? undefined;
}

const guardedControls = (list: Element): Element[] => [...list.querySelectorAll(guarded)];

/** How far a list and everything around it are scrolled, in pixels. */
function scrolledAround(list: Element): Point {
  const scrolled = { x: 0, y: 0 };
  for (let element: Element | undefined = list; element; element = parentOf(element)) {
    scrolled.x += element.scrollLeft;
    scrolled.y += element.scrollTop;
  }
  return scrolled;
}

const parentOf = (element: Element): Element | undefined => {
  const parent = element.assignedSlot ?? element.parentElement;
  if (parent) return parent;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : undefined;
};
