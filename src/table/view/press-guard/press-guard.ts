import { native } from '../../../platform/native.ts';
import {
  controlAt,
  distanceBetween,
  guardedControl,
  isNear,
  isUnderDialog,
  nowhere,
  type Places,
  type Point,
  placesOf,
} from './places.ts';

/** Milliseconds for which a resting mouse may not press what has come under it. [RQ-07] */
const restingDelay = 1000;
/** Milliseconds for which a finger or a pen may not press what has moved. [RQ-07] */
const touchDelay = 400;
/** Milliseconds within which the click of a finger or a pen belongs to its last touch. */
const tapDuration = 1000;
/** Milliseconds from one look at what is under the pointer to the next. */
const interval = 100;
/** Looks for which the page goes on scrolling after the person did. Not milliseconds, which pass while a page stalls. */
const scrollDuration = 3;
/** The same in milliseconds, however long the page stalls: meanwhile, its scripts may scroll. */
const maxScrollDuration = 1000;
const scrollKeys = /^( |Page(Up|Down)|Arrow(Up|Down)|Home|End)$/;
/** What handles these keys itself. */
const keyHandlers = 'input, select, textarea, button, [contenteditable]';

/** The place of the mouse, and the control that is under it. */
interface Resting {
  readonly x: number;
  readonly y: number;
  /** Its place on the screen, which no page, frame or bar of the browser can change. */
  readonly screen: Point;
  readonly control: Element | undefined;
  /** When the hand came to rest there, or when the control under it changed. */
  readonly since: number;
  /** Whether the hand brought the mouse to the control, or the control came under the resting mouse. */
  readonly isByHand: boolean;
  /** What was here before a dialog or the like covered the control. */
  readonly uncovered?: Resting | undefined;
}

/** The last press, what is under it, and the control among that. */
interface Press {
  readonly target: EventTarget | undefined;
  readonly control: Element | undefined;
  readonly pointerType: string;
  readonly isRefused: boolean;
  readonly at: number;
}

/**
 * Refuses presses on buttons that decide or remove if they came under the pointer so recently that the person cannot
 * have seen them there (decision 14). [RQ-07]
 *
 * Looks some ten times a second, and at each press, where the buttons of each list are, and at what is under the resting
 * mouse: browsers do not say when something moves, and a banner of the page moves lists, too.
 */
export class PressGuard {
  /** The lists on the page, with the time when they appeared; undefined of one that took the place of another. */
  readonly #lists = new Map<Element, number | undefined>();
  /** The list that left the page last, and when. */
  #left: { readonly list?: Element; readonly at: number } = { at: Number.NEGATIVE_INFINITY };
  #mouse: Resting | undefined;
  /** Where the buttons of each list were at the last look. */
  readonly #places = new Map<Element, Places>();
  /** When a button was last found in another place than the person's own scrolling explains. */
  readonly #movedAt = new WeakMap<Element, number>();
  /** How often it has looked at what was drawn. */
  #looks = 0;
  /** That count, and the time, when the person's scrolling last moved the page. */
  #scrolledAt = { look: 0, time: Number.NEGATIVE_INFINITY };
  /** Whether the last look found anything around a list scrolled. */
  #hasScrolled = false;
  #pressed: Press | undefined;
  #isListening = false;

  /** Watches a list that shows rows; returns a function that ends this. */
  watch(list: Element): () => void {
    const now = performance.now();
    const { list: left, at } = this.#left;
    this.#lists.set(list, left !== list && now - at < restingDelay ? undefined : now);
    // Goes on listening without a list: the page may be about to replace it by another one.
    if (!this.#isListening) this.#listen();
    return () => {
      this.#lists.delete(list);
      this.#places.delete(list);
      this.#left = { list, at: performance.now() };
    };
  }

  /** Call when what the row of a control says has changed: to the person it is another one. */
  noteChange(control: Element): void {
    const since = performance.now();
    this.#movedAt.set(control, since);
    if (this.#mouse?.control === control) this.#mouse = { ...this.#mouse, since, isByHand: false };
  }

  /** Whether a click is refused. Clicks of the keyboard and of scripts never are. */
  refuses(click: MouseEvent): boolean {
    const control = guardedControl(click);
    // Before it listens, it knows of no press.
    if (!control || !click.isTrusted || !click.detail || !this.#isListening) return false;
    const pressed = this.#pressed;
    if (pressed?.control === control) return pressed.isRefused;
    // Without a press, a finger went down before there were rows.
    const { pointerType, at } = pressed ?? { pointerType: typeOf(click), at: performance.now() };
    // A tap went down on something else, such as a hint of the page that went away and left its click to the button.
    const isOfTap = pointerType !== 'mouse' && performance.now() - at < tapDuration;
    return isOfTap || this.#isNew(control, pointerType);
  }

  #listen(): void {
    this.#isListening = true;
    const options = { capture: true, passive: true };
    addEventListener('pointermove', event => this.#follow(event), options);
    addEventListener('pointerdown', event => this.#press(event), options);
    addEventListener('wheel', () => this.#scrolled(), options);
    addEventListener('touchmove', () => this.#scrolled(), options);
    addEventListener('keydown', event => void (scrollsPage(event) && this.#scrolled()), options);
    let frame = 0;
    setInterval(() => {
      this.#look();
      // While the browser draws nothing, the page does not scroll either.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        this.#looks += 1;
      });
    }, interval);
  }

  #scrolled(): void {
    this.#scrolledAt = { look: this.#looks, time: performance.now() };
  }

  #isScrolling(): boolean {
    const { look, time } = this.#scrolledAt;
    return this.#looks - look < scrollDuration && performance.now() - time < maxScrollDuration;
  }

  /** Browsers repeat the last place of a resting mouse when something moves under it, which the hand did not do. */
  #follow(event: PointerEvent): void {
    const { clientX: x, clientY: y, pointerType, isTrusted } = event;
    if (!isTrusted || pointerType !== 'mouse') return;
    const screen = { x: event.screenX, y: event.screenY };
    const mouse = this.#mouse;
    const isResting = mouse && isNear(mouse.screen, screen);
    // A bar of the browser, or the page around a frame, has moved the window under the mouse.
    if (isResting) this.#mouse = isNear(mouse, { x, y }) ? mouse : this.#lookUnder({ ...mouse, x, y });
    else
      this.#mouse = {
        x,
        y,
        screen,
        control: guardedControl(event),
        since: performance.now(),
        isByHand: true,
      };
  }

  #press(event: PointerEvent): void {
    const control = guardedControl(event);
    const { pointerType } = event;
    const [target] = event.composedPath();
    const isFirst = pointerType === 'mouse' && !this.#mouse;
    this.#look();
    const hasMoved = isFirst && !!control && this.#hasMoved(control, restingDelay);
    const isSecondTap = pointerType !== 'mouse' && this.#hasJustClosed();
    this.#follow(event);
    this.#pressed = {
      target,
      control,
      pointerType,
      isRefused: hasMoved || isSecondTap || (!!control && this.#isNew(control, pointerType)),
      at: performance.now(),
    };
  }

  /** Whether the last press was just now, on something that is gone since, such as a dialog of the page. */
  #hasJustClosed(): boolean {
    const { target, control, at } = this.#pressed ?? { at: 0 };
    const isGone = !control && target instanceof Element && !target.getClientRects().length;
    return isGone && performance.now() - at < touchDelay;
  }

  #hasMoved(control: Element, delay: number): boolean {
    return performance.now() - (this.#movedAt.get(control) ?? Number.NEGATIVE_INFINITY) < delay;
  }

  /** Whether a control came to the place of a press too late to be what the person saw there. */
  #isNew(control: Element, pointerType: string): boolean {
    this.#look();
    if (pointerType !== 'mouse') return this.#hasMoved(control, touchDelay);
    const { isByHand, since = 0 } = this.#mouse ?? {};
    return isByHand === false && performance.now() - since < restingDelay;
  }

  #look(): void {
    // What comes to a hidden page has not been seen.
    if (this.#lists.size === 0 || native(document, 'hidden')) return;
    this.#lookAtPlaces();
    if (this.#mouse) this.#mouse = this.#lookUnder(this.#mouse);
  }

  #lookUnder(mouse: Resting): Resting {
    const control = controlAt(mouse.x, mouse.y);
    const { uncovered, ...here } = mouse;
    if (control === here.control) return mouse;
    if (!control) return { ...here, control, uncovered: here };
    if (control === uncovered?.control) return uncovered;
    const now = performance.now();
    const isOfNewList = [...this.#lists].some(
      ([list, shownAt = 0]) =>
        list.contains(control) && shownAt > mouse.since && now - shownAt < restingDelay,
    );
    // A mouse that rested on a button before finds another one now, in however new a list.
    const hasJustAppeared = isOfNewList && !here.control && !uncovered;
    // Where nothing has scrolled, something else brought it here, such as a banner of the page.
    const isByHand = hasJustAppeared || (this.#isScrolling() && this.#hasScrolled);
    return { ...here, control, since: now, isByHand };
  }

  /** Notes which buttons are not where they were, other than by the person's own scrolling, or are under a dialog. */
  #lookAtPlaces(): void {
    const now = performance.now();
    this.#hasScrolled = false;
    for (const [list, appearedAt] of this.#lists) {
      const before = this.#places.get(list) ?? (appearedAt === undefined ? nowhere : undefined);
      const places = placesOf(list);
      this.#places.set(list, places);
      if (!before) continue;
      const scrolled = distanceBetween(before.scrolled, places.scrolled);
      this.#hasScrolled ||= before !== nowhere && Boolean(scrolled.x || scrolled.y);
      // What the person's own scrolling explains.
      const distance = this.#isScrolling() ? scrolled : { x: 0, y: 0 };
      for (const [control, place] of places.buttons) {
        const moved = distanceBetween(before.buttons.get(control), place);
        // The buttons at the end of wide rows stay in sight while these are scrolled sideways.
        const isSeenAcross = Math.abs(moved.x + distance.x) <= 1 || Math.abs(moved.x) <= 1;
        const isSeen = isSeenAcross && Math.abs(moved.y + distance.y) <= 1;
        if (!isSeen || isUnderDialog(list)) this.#movedAt.set(control, now);
      }
    }
    // A page goes on scrolling after the finger has left it.
    if (this.#hasScrolled && this.#isScrolling()) this.#scrolled();
  }
}

function scrollsPage(event: KeyboardEvent): boolean {
  const [target] = event.composedPath();
  return scrollKeys.test(event.key) && !(target instanceof Element && target.closest(keyHandlers));
}

const typeOf = (click: MouseEvent): string => (click as Partial<PointerEvent>).pointerType || 'mouse';

/** The guard of the page: a list can also move because of another element. */
export const pressGuard = new PressGuard();
