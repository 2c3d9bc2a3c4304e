/** What decides whether two clicks are one gesture. */
export type Click = Pick<MouseEvent, 'isTrusted' | 'detail' | 'timeStamp' | 'clientX' | 'clientY'>;

/** Clicks at the same place with less than this pause between them, in milliseconds, are one gesture. */
const longestPause = 500;
/** How far a pointer moves, in pixels, that clicks at the same place. */
const samePlace = 10;

/** Tells whether a click is a gesture of its own, or one more of a burst of clicks at the same place. [RQ-05] */
export class ClickGestures {
  #last: Click | undefined;
  #isFollowUp = false;

  /** Whether the latest click belongs to the gesture of the click before it. */
  get isFollowUp(): boolean {
    return this.#isFollowUp;
  }

  add(click: Click): void {
    // Clicks of the keyboard and of scripts have no place.
    const hasPlace = click.isTrusted && click.detail > 0;
    this.#isFollowUp = hasPlace && this.#last !== undefined && isSameGesture(this.#last, click);
    if (hasPlace) this.#last = click;
  }
}

const isSameGesture = (one: Click, next: Click): boolean =>
  next.timeStamp - one.timeStamp < longestPause &&
  Math.hypot(next.clientX - one.clientX, next.clientY - one.clientY) < samePlace;
