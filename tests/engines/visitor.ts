import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import type { Action, Browser } from './browsers/browser.ts';
import type { ClickPoint, Match, Query, TextMatch } from './in-page/queries.ts';

/** A query as a journey writes it, with regular expressions. */
export type Wanted = {
  readonly [Key in keyof Query]: Query[Key] extends TextMatch | undefined ? string | RegExp : Query[Key];
};

/** Keys by their names in WebDriver. */
export const keys = {
  control: '\uE009',
  enter: '\uE007',
  escape: '\uE00C',
  tab: '\uE004',
  down: '\uE015',
  left: '\uE012',
  right: '\uE014',
} as const;

/** The query functions as a script, which is injected into a page on first use. */
const script = buildSync({
  entryPoints: ['tests/engines/in-page/queries.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'journeyQueries',
  define: { 'process.env.NODE_ENV': '"test"' },
}).outputFiles.map(({ text }) => text);
const install = `(() => { ${script}; globalThis.journeyQueries = journeyQueries; return true; })()`;

/**
 * A page as a person uses it: finds visible content, clicks and types with real input, and waits as long as necessary.
 */
export class Visitor {
  readonly browser: Browser;
  readonly #baseUrl: string;

  constructor(browser: Browser, baseUrl: string) {
    this.browser = browser;
    this.#baseUrl = baseUrl;
  }

  open = (path: string): Promise<void> => this.browser.open(this.#baseUrl + path);

  async back(): Promise<void> {
    const before = await this.path();
    await this.browser.back();
    await expect.poll(() => this.path()).not.toBe(before);
  }

  async path(): Promise<string> {
    const { pathname, search, hash } = new URL(String(await this.browser.evaluate('location.href')));
    return pathname + search + hash;
  }

  /** What is visible now. */
  all = (wanted: Wanted): Promise<readonly Match[]> => this.#ask('matches', wanted);

  /** Waits for at least one match, and returns the first. */
  async sees(wanted: Wanted): Promise<Match> {
    await expect.poll(async () => (await this.all(wanted)).length, messageOf(wanted)).toBeGreaterThan(0);
    const [first] = await this.all(wanted);
    return first ?? this.sees(wanted);
  }

  /** An assertion on what the first match shows, repeated until it holds. */
  expects = <Key extends keyof Match>(wanted: Wanted, key: Key) =>
    expect.poll(async () => (await this.all(wanted))[0]?.[key], messageOf(wanted));

  async seesNo(wanted: Wanted): Promise<void> {
    await expect.poll(async () => (await this.all(wanted)).length, messageOf(wanted)).toBe(0);
  }

  /** Clicks the only match once it is enabled and stable. */
  async click(wanted: Wanted, times = 1): Promise<void> {
    const { x, y } = await this.#stillPoint(wanted);
    const press: Action[] = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const presses = Array.from({ length: times }, () => press).flat();
    await this.#point([{ type: 'pointerMove', x, y }, ...presses]);
  }

  /** Replaces what is in a field. */
  async type(wanted: Wanted, text: string): Promise<void> {
    await this.click(wanted);
    await this.selectAll();
    await this.press(text);
  }

  /** Selects all that is in the focused field. */
  selectAll = (): Promise<void> =>
    this.#keys([
      { type: 'keyDown', value: keys.control },
      { type: 'keyDown', value: 'a' },
      { type: 'keyUp', value: 'a' },
      { type: 'keyUp', value: keys.control },
    ]);

  /** Chooses an option of a native select by typing its text. */
  async choose(wanted: Wanted, option: string): Promise<void> {
    // WebKitGTK may lose the first key after a field got the focus. A select forgets typed keys after a second.
    const attempt = async () => {
      await this.focus(wanted);
      await this.press(option);
      await expect
        .poll(async () => (await this.all(wanted))[0]?.chosen, { ...messageOf(wanted), timeout: 2000 })
        .toBe(option);
    };
    await expect(attempt).toPass();
  }

  /** Presses the keys of a text, or of several. */
  press = (...texts: readonly string[]): Promise<void> =>
    this.#keys(
      [...texts.join('')].flatMap(value => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );

  /** Moves the focus without a click. */
  async focus(wanted: Wanted): Promise<void> {
    await expect.poll(() => this.#ask<boolean>('focus', wanted), messageOf(wanted)).toBe(true);
  }

  async #stillPoint(wanted: Wanted): Promise<{ readonly x: number; readonly y: number }> {
    let last: ClickPoint = { problem: 'it was not looked for' };
    const problem = async () => {
      const before = last;
      last = await this.#ask<ClickPoint>('clickPoint', wanted);
      if (last.problem !== undefined) return last.problem;
      const isStill = before.problem === undefined && before.x === last.x && before.y === last.y;
      return isStill ? 'none' : 'it moves';
    };
    await expect.poll(problem, messageOf(wanted)).toBe('none');
    if (last.problem !== undefined) throw new Error(last.problem);
    return last;
  }

  async #ask<Answer>(question: 'matches' | 'clickPoint' | 'focus', wanted: Wanted): Promise<Answer> {
    const query = JSON.stringify(wanted, (_key, value) =>
      value instanceof RegExp ? { source: value.source } : value,
    );
    const ask = `'journeyQueries' in globalThis ? { answer: journeyQueries.${question}(${query}) } : null`;
    const given = (await this.browser.evaluate(ask)) as { answer: Answer } | null;
    if (given) return given.answer;
    await this.browser.evaluate(install);
    return this.#ask(question, wanted);
  }

  #point = (actions: readonly Action[]): Promise<void> =>
    this.browser.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);

  #keys = (actions: readonly Action[]): Promise<void> =>
    this.browser.perform([{ type: 'key', id: 'keyboard', actions }]);
}

const messageOf = (wanted: Wanted) => ({
  message: Object.entries(wanted)
    .map(([key, value]) => `${key}: ${value}`)
    .join(', '),
});
