/** Reproducible pseudo-random numbers (mulberry32). */
export class Random {
  #state: number;

  constructor(state: number) {
    this.#state = state;
  }

  /** From 0 up to 1, without 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number, both ends included. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1));
  }

  pick<const List extends readonly [unknown, ...unknown[]]>(from: List): List[number] {
    return from[this.between(0, from.length - 1)] ?? from[0];
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  hex(length: number): string {
    return Array.from({ length }, () => this.between(0, 15).toString(16)).join('');
  }
}
