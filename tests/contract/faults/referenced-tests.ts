import type { TestReference } from './fault.ts';

/**
 * Why a reference does not lead to a test that runs: its file, title or row does not exist, or the test is skipped.
 * With `isOrdinary`, also if the test only runs in the full run.
 */
export function problemsOf(
  { file, title, row }: TestReference,
  source: string | undefined,
  isOrdinary = false,
): string[] {
  if (source === undefined) return [`${file} does not exist`];
  const test = testIn(source, title);
  if (!test) return [`${file} has no test "${title}"`];
  const problems: string[] = [];
  if (/\.(skip|skipIf|only|todo|fails|fixme)\b/.test(test.call + describesSkipped(source)))
    problems.push(`"${title}" in ${file} is skipped`);
  if (isOrdinary && /slow/.test(test.options)) problems.push(`"${title}" in ${file} is slow`);
  if (row !== undefined && !quotations(row).some(text => rowsOf(test, source).includes(text)))
    problems.push(`"${title}" in ${file} has no row "${row}"`);
  return problems;
}

interface FoundTest {
  /** `it`, or all of `it.each([…])`. */
  readonly call: string;
  /** The code between the title and the function. */
  readonly options: string;
}

/** The test with this title, as an argument of `it`, `test` or their `each`. */
function testIn(source: string, title: string): FoundTest | undefined {
  for (const quotation of quotations(title)) {
    const at = source.indexOf(`${quotation},`);
    const before = source.slice(0, at).trimEnd();
    if (at < 0 || !before.endsWith('(')) continue;
    const begin = Math.max(...[...before.matchAll(/^\s*(?:it|test)\b/gm)].map(({ index }) => index));
    const rest = source.slice(at + quotation.length);
    return { call: before.slice(begin), options: rest.slice(0, rest.indexOf('=>')) };
  }
  return undefined;
}

/** The rows of `it.each`: an array in the call, or the constant that it names. */
function rowsOf({ call }: FoundTest, source: string): string {
  const [, name] = /^\s*(?:it|test)\.each(?:<[^(]*>)?\((\w+)\)/.exec(call) ?? [];
  if (name === undefined && /\beach\b/.test(call)) return call;
  const [declaration = ''] =
    (name && new RegExp(`const ${name}\\b[^;]*?=\\s[\\s\\S]*?\\n?\\s*\\];`).exec(source)) || [];
  // Playwright has no `each`: there, rows are those of a loop around the test.
  return name === undefined ? source.slice(0, source.indexOf(call)) : declaration;
}

const describesSkipped = (source: string): string =>
  [...source.matchAll(/\bdescribe\.(?:skip|only|todo)\b/g)].join();

/** A text as a string literal, in each kind of quotes. */
const quotations = (text: string): string[] => ["'", '"', '`'].map(quote => quote + text + quote);
