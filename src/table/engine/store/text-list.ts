const shortest = 11;
const maxKnown = 1000;

/**
 * Texts by row; rows may have none.
 *
 * Equal texts are stored once, up to 1,000 different ones; beyond that the lookups would cost more than they save. Short
 * texts are shared by the browser itself.
 */
export class TextList {
  readonly #texts: string[] = [];
  #known: Map<string, string> | undefined;
  // Stryker disable next-line all: sharing only saves memory.
  #isShared = true;

  /** One more than the last row that ever had a text. */
  get length(): number {
    return this.#texts.length;
  }

  at(row: number): string | undefined {
    return this.#texts[row];
  }

  put(row: number, text: string): void {
    // Stryker disable next-line all: sharing only saves memory.
    this.#texts[row] = text.length < shortest || !this.#isShared ? text : this.#shared(text);
  }

  delete(row: number): void {
    delete this.#texts[row];
  }

  // Stryker disable all: it only saves memory, the texts are the same.
  #shared(text: string): string {
    this.#known ??= new Map();
    const known = this.#known.get(text);
    if (known !== undefined) return known;
    this.#known.set(text, text);
    if (this.#known.size < maxKnown) return text;
    this.#isShared = false;
    this.#known = undefined;
    return text;
  }
  // Stryker restore all
}
