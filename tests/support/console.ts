import { expect, vi } from 'vitest';
import { reportMistakes } from '../../src/diagnostics/warn.ts';
import { maxWait } from './max-wait.ts';

let lines: string[] = [];
let awaited: (string | RegExp)[] = [];
let isAnythingFine = false;

/** Declares messages that this test makes the library log, each at least once; any other message fails the test. */
export function expectLogged(...texts: readonly (string | RegExp)[]): void {
  awaited.push(...texts);
}

/** Allows console messages in a test that only looks at what is shown. */
export function allowLogged(): void {
  isAnythingFine = true;
}

/** What this test has logged so far: errors and warnings. */
export const logged = (): readonly string[] => lines;

/** Resolves when exactly these lines have been logged, in this order; of each line, a part is enough. */
export const hasLogged = (...texts: readonly string[]): Promise<void> =>
  vi.waitFor(() => expect(lines).toEqual(texts.map(text => expect.stringContaining(text))), {
    timeout: maxWait,
  });

/** Resolves when all mistakes found so far have been reported on the console: they are reported in order. */
export const mistakesReported = (): Promise<void> =>
  new Promise(resolve =>
    reportMistakes(undefined, () => {
      resolve();
      return [];
    }),
  );

/** Resolves when nothing that a test allowed to be logged can be logged during the next one. */
export async function allowedLines(): Promise<void> {
  if (isAnythingFine) await mistakesReported();
}

/** Collects console messages from now on instead of printing them. */
export function watchConsole(): void {
  [lines, awaited, isAnythingFine] = [[], [], false];
  console.error = console.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
}

/** Resolves when all expected messages have been logged, since lazy chunks with messages may still be loading. */
export async function expectedLines(): Promise<void> {
  for (const end = Date.now() + maxWait; missing().length && Date.now() < end; )
    await new Promise(resolve => setTimeout(resolve, 10));
}

/**
 * Advice on pages and answers that tests simplify or make hostile on purpose: columns without cells, markup in cells,
 * odd texts. It is logged when the browser is idle and once per page, possibly during a later test, so no
 * single test can expect it; tests/elements/silent-mistakes.test.ts proves that it is logged, and that correct pages
 * get none. [NET-21]
 */
const isAdvice = new RegExp(
  [
    'no row has the column key "[^"]*"\\. Give',
    'no row has any of the column keys',
    '.*is an object with numeric keys, but must be a list',
    'data-[a-z-]+ is "(None|null|undefined)", which',
  ]
    .map(sentence => `: ${sentence}`)
    .join('|'),
  's',
);

/** Throws if a message was logged that the test did not declare, or a declared one was not logged. */
export function checkConsole(): void {
  const surprising = lines.filter(line => !isAdvice.test(line) && !awaited.some(text => says(line, text)));
  if (surprising.length && !isAnythingFine)
    throw new Error(`Logged, and expected by no expectLogged():\n${surprising.join('\n')}`);
  if (missing().length) throw new Error(`Expected in the console, and not logged: ${missing().join(', ')}`);
}

const missing = () => awaited.filter(text => !lines.some(line => says(line, text)));

const says = (line: string, text: string | RegExp): boolean =>
  typeof text === 'string' ? line.includes(text) : text.test(line);
