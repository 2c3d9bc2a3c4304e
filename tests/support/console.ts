let lines: string[] = [];
let awaited: (string | RegExp)[] = [];
let isAnythingFine = false;

/** Says what this test makes the library log, each at least once; anything else that is logged fails it. */
export function expectLogged(...texts: readonly (string | RegExp)[]): void {
  awaited.push(...texts);
}

/** Allows console messages in a test that only looks at what is shown. */
export function allowLogged(): void {
  isAnythingFine = true;
}

/** What this test has logged so far: errors and warnings. */
export const logged = (): readonly string[] => lines;

/** Keeps what is logged from here on in place of printing it. */
export function watchConsole(): void {
  [lines, awaited, isAnythingFine] = [[], [], false];
  console.error = console.warn = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
}

/** Settles when all that is expected has been logged: what says it may still be on its way. It may take 15 s. */
export async function expectedLines(): Promise<void> {
  for (const end = Date.now() + 15_000; missing().length && Date.now() < end; )
    await new Promise(resolve => setTimeout(resolve, 10));
}

/** Throws if something was logged that nobody expected, or something expected was not. */
export function checkConsole(): void {
  const surprising = lines.filter(line => !awaited.some(text => says(line, text)));
  if (surprising.length && !isAnythingFine)
    throw new Error(`Logged, and expected by no expectLogged():\n${surprising.join('\n')}`);
  if (missing().length) throw new Error(`Expected in the console, and not logged: ${missing().join(', ')}`);
}

const missing = () => awaited.filter(text => !lines.some(line => says(line, text)));

const says = (line: string, text: string | RegExp): boolean =>
  typeof text === 'string' ? line.includes(text) : text.test(line);
