import type { Unsettled } from '../../language/unsettled.ts';

/**
 * Ends the space that psp.css reserves for an element once no placeholder is left, in browsers that know `:state()`. A
 * request that failed may be tried again: its placeholder gets the space back, so that the content does not move the
 * page. [ROOM-03]
 */
export class ReservedSpace {
  readonly #states: CustomStateSet;
  readonly #parts: Unsettled[] = [];
  #isEnded = true;

  constructor({ states }: ElementInternals) {
    this.#states = states;
  }

  /** Begins when the view replaces the fallback. */
  begin(): void {
    this.#isEnded = false;
    this.#update();
  }

  /** Keeps the space while a part of the view is not settled; calling the result ends that. */
  readonly keep = (why: Unsettled): (() => void) => {
    this.#parts.push(why);
    this.#update();
    return () => {
      this.#parts.splice(this.#parts.indexOf(why), 1);
      this.#update();
    };
  };

  // A commit of React may replace one part by another.
  #update(): void {
    queueMicrotask(() => {
      if (this.#isEnded || !CSS.supports('selector(:state(a))')) return;
      if (this.#parts.includes('placeholder')) this.#states.delete('psp-settled');
      else this.#states.add('psp-settled');
      this.#isEnded = this.#parts.length === 0;
    });
  }
}
