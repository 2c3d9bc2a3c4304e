import { expect } from '@playwright/test';
import { buildSync } from 'esbuild';
import { Key } from 'selenium-webdriver';
import type { Browser } from './browsers.ts';
import type { Match, Point, Query } from './in-page.ts';

const script = buildSync({
  entryPoints: ['tests/engines/in-page.ts'],
  bundle: true,
  minify: true,
  write: false,
  format: 'iife',
  globalName: 'inPage',
  define: { 'process.env.NODE_ENV': '"test"' },
}).outputFiles.map(({ text }) => text);

/** A page as a person uses it: finds what is visible, clicks and types with real input, and waits for both. */
export class Visitor {
  readonly browser: Browser;
  readonly #baseUrl: string;

  constructor(browser: Browser, baseUrl: string) {
    this.browser = browser;
    this.#baseUrl = baseUrl;
  }

  open = (path: string): Promise<unknown> => this.browser.open(this.#baseUrl + path);

  path = (): Promise<string> => this.browser.evaluate('location.pathname');

  async back(): Promise<void> {
    const before = await this.path();
    await this.browser.back();
    await expect.poll(() => this.path()).not.toBe(before);
  }

  /** What is visible now. */
  all = (query: Query): Promise<readonly Match[]> => this.#ask('matches', query);

  /** An assertion on what the first match shows, repeated until it holds. */
  expects = <Field extends keyof Match>(query: Query, field: Field) =>
    expect.poll(async () => (await this.all(query))[0]?.[field], sourceOf(query));

  sees = (query: Query): Promise<void> => this.expects(query, 'text').toBeDefined();

  seesNo = (query: Query): Promise<void> => this.expects(query, 'text').toBeUndefined();

  /** Clicks the first match once it is enabled and stands still. */
  async click(query: Query, times = 1): Promise<void> {
    let point: Point | null = null;
    const isStill = async () => {
      const before = point;
      point = await this.#ask<Point | null>('clickPoint', query);
      return point !== null && before?.x === point.x && before.y === point.y;
    };
    await expect.poll(isStill, sourceOf(query)).toBe(true);
    if (point) await this.browser.click(point, times);
  }

  press = (...keys: readonly string[]): Promise<unknown> => this.browser.press(keys.join(''));

  /** Moves the focus without a click, as Tab does. */
  focus = (query: Query): Promise<void> =>
    expect.poll(() => this.#ask<boolean>('focus', query), sourceOf(query)).toBe(true);

  /** Replaces what is in a field, or chooses the option of that text in a native select. */
  async type(query: Query, text: string): Promise<void> {
    await this.#enter(query, [text], text);
  }

  /** Types the `day`th of January into a date field, part by part. */
  async typeJanuary(query: Query, day: 2 | 3, year: number): Promise<void> {
    // 1 and 2 or 3 may be the first of two digits, so that no browser moves on to the next part by itself.
    const parts = [Key.LEFT, Key.LEFT, '1', Key.RIGHT, String(day), Key.RIGHT, String(year)];
    await this.#enter(query, parts, `${year}-01-0${day}`);
  }

  /** Repeated, since WebKitGTK may lose the first key after a field has got the focus. */
  #enter = (query: Query, keys: readonly string[], value: string): Promise<void> =>
    expect(async () => {
      await this.focus(query);
      await this.press(...keys);
      await this.expects(query, 'value').toBe(value);
    }).toPass();

  #ask = <Answer>(question: 'matches' | 'clickPoint' | 'focus', query: Query): Promise<Answer> =>
    this.browser.evaluate(`(() => { ${script}; return inPage.${question}(${sourceOf(query)}); })()`);
}

/** The query in JavaScript. */
const sourceOf = (query: Query): string =>
  `{ ${Object.entries(query)
    .map(([key, value]) => `${key}: ${value instanceof RegExp ? value : JSON.stringify(value)}`)
    .join(', ')} }`;
