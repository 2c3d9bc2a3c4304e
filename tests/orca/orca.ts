import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';

/** What Orca writes to its log for each utterance. */
const utterance = /SPEECH OUTPUT: '(.*?)'\[?\{/g;

/** A person who hears the page and presses real keys, which alone Orca follows. */
export class Listener {
  readonly #log: string;
  readonly #start: number;
  #heardBefore: number;

  constructor(log: string) {
    this.#log = log;
    this.#start = this.#utterances().length;
    this.#heardBefore = this.#start;
  }

  /** Presses keys one after the other, such as `Tab` or `ctrl+Home`. */
  press(...keys: readonly string[]): void {
    execFileSync('xdotool', ['key', '--delay', '150', ...keys]);
  }

  /** Types a text. */
  type(text: string): void {
    execFileSync('xdotool', ['type', '--delay', '150', text]);
  }

  /** What has been said since the last `hears`. */
  get heard(): string[] {
    return this.#utterances().slice(this.#heardBefore);
  }

  /** Waits until these sentences have been said, in this order; others may be said between them. */
  async hears(...sentences: readonly string[]): Promise<void> {
    // The error then shows all that was said.
    const missing = () => (inOrder(sentences, this.heard).length < sentences.length ? this.heard : sentences);
    await expect.poll(missing, { timeout: 30_000 }).toEqual(sentences);
    this.#heardBefore = this.#utterances().length;
  }

  /** Requires that nothing of this kind has been said since the journey began. */
  neverHears(...sentences: readonly RegExp[]): void {
    const heard = this.#utterances().slice(this.#start);
    for (const sentence of sentences) expect(heard).not.toContainEqual(expect.stringMatching(sentence));
  }

  #utterances(): string[] {
    return [...readFileSync(this.#log, 'utf8').matchAll(utterance)].map(([, said = '']) => said.trim());
  }
}

/** The first of these sentences that are in what was heard, in their order; Orca may join two to one utterance. */
function inOrder(sentences: readonly string[], heard: readonly string[]): string[] {
  let from = 0;
  return sentences.filter(sentence => {
    const at = heard.findIndex((said, index) => index >= from && said.includes(sentence));
    if (at >= 0) from = at + 1;
    return at >= 0;
  });
}
