import type { EquivalentMutants } from './equivalent-mutants.ts';

const onlyPace = 'It only decides how often the browser may take its turn; the result is the same.';
const onlySaved = 'It only saves the download of texts when there is nothing to log.';
const sameEffect = 'The list of dependencies has the same content on each render.';
const anyOtherNumber = 'Any other number starts another request.';
const noIssuePath = 'A text has no "key", as a missing entry has none.';

/** Of requests and of the loading of tables; see `equivalentMutants`. */
export const equivalentRequestMutants: readonly EquivalentMutants[] = [
  {
    file: 'src/http/answer.ts',
    line: '} catch {',
    replacements: ['{}'],
    reason: 'A function that returns nothing returns undefined.',
  },
  {
    file: 'src/http/answer.ts',
    line: 'const keyOf = ',
    replacements: ['["Stryker was here"]'],
    reason: noIssuePath,
  },
  {
    file: 'src/http/ask.ts',
    line: 'if (fullText.length < longTextLength) return parseJson(fullText);',
    replacements: ['fullText.length <= longTextLength'],
    reason: onlyPace,
  },
  {
    file: 'src/http/body.ts',
    line: 'void reader?.cancel().catch(() => {});',
    replacements: ['reader.cancel'],
    reason: 'An answer without a body has ended before it could stall; the condition is for the type check.',
  },
  {
    file: 'src/http/body.ts',
    line: 'for (let start = 0; start < chunk.length; start += decodeSliceLength)',
    replacements: ['start <= chunk.length'],
    reason: 'An empty slice has no text.',
  },
  {
    file: 'src/http/body.ts',
    line: 'chunks[0]?.[0] === brace && byteLength(chunks) > largeListLength;',
    replacements: ['byteLength(chunks) >= largeListLength'],
    reason: onlyPace,
  },
  {
    file: 'src/http/parse-list-in-slices.ts',
    line: 'for (let falseBoundaries = 0; rowStart.length && falseBoundaries < maxFalseBoundaries; ) {',
    replacements: ['falseBoundaries <= maxFalseBoundaries'],
    reason: onlyPace,
  },
  {
    file: 'src/http/parse-list-in-slices.ts',
    line: 'if (next < 0) return parseEnvelope(rows, bytes, listStart, from);',
    replacements: ['next <= 0'],
    reason: 'No row begins at the first byte, which is the brace of the object around the list.',
  },
  {
    file: 'src/http/parse-list-in-slices.ts',
    line: "const [list = '', row = ''] = ",
    replacements: ['"Stryker was here!"', '["Stryker was here"]'],
    reason: 'Without a list there is no first row in the opening, whatever its text.',
  },
  {
    file: 'src/http/parse-list-in-slices.ts',
    line: 'let at = from - 1;',
    replacements: ['from + 1'],
    reason: onlyPace,
  },
  {
    file: 'src/http/parse-list-in-slices.ts',
    line: 'while (at >= 0 && !sequence.every((byte, index) => bytes[at + index] === byte));',
    replacements: ['at > 0'],
    reason: 'No row begins at the first byte, which is the brace of the object around the list.',
  },
  {
    file: 'src/http/prefetch.ts',
    line: 'elements: [],',
    replacements: ['["Stryker was here"]'],
    reason: 'Only elements are connected to the page.',
  },
  {
    file: 'src/http/prefetch.ts',
    line: 'if (!pending || (hasReadHeaders(headers) && Date.now() <= pending.freshUntil)) return pending;',
    replacements: ['Date.now() < pending.freshUntil'],
    reason: 'The timer discards it in the same millisecond.',
  },
  {
    file: 'src/http/prefetch.ts',
    line: 'if (page[key]?.get(href) !== pending) return;',
    replacements: ['page[key].get'],
    reason: 'It is called for a request of the map; the condition is for the type check.',
  },
  {
    file: 'src/http/request-attempts.ts',
    line: '#hasBegun = false;',
    replacements: ['true'],
    reason: 'Each attempt sets it before it is read.',
  },
  {
    file: 'src/http/return/use-on-return.ts',
    line: '}, []);',
    replacements: ['["Stryker was here"]'],
    reason: sameEffect,
  },
  {
    file: 'src/http/sign-in.ts',
    line: 'const fields = html.match(',
    replacements: ['["Stryker was here"]', `/<input\\b(?:[^>"']|"[^"]*"|'[^']*')*/gi`],
    reason: 'The text has no type; one character at a time or several, the pattern matches the same.',
  },
  {
    file: 'src/http/lookups/use-lookup.ts',
    line: 'const retry = useCallback(() => setAttempt(count => count + 1), []);',
    replacements: ['["Stryker was here"]'],
    reason: sameEffect,
  },
  {
    file: 'src/http/lookups/use-lookup.ts',
    line: 'const retry = useCallback(() => setAttempt(count => count + 1), []);',
    replacements: ['count - 1'],
    reason: anyOtherNumber,
  },
  {
    file: 'src/http/lookups/use-lookup.ts',
    line: 'setReturns(returns + 1);',
    replacements: ['returns - 1'],
    reason: anyOtherNumber,
  },
  {
    file: 'src/table/engine/diagnostics/table-diagnostics.ts',
    line: 'if (!(rows.rowsWithoutId || rows.duplicateRows || rows.invalidRows || early)) return;',
    replacements: ['false', 'true'],
    reason: onlySaved,
  },
  {
    file: 'src/table/engine/diagnostics/table-diagnostics.ts',
    line: 'if (!(unread.length || untyped.length)) return;',
    replacements: ['false', 'true'],
    reason: onlySaved,
  },
  {
    file: 'src/table/engine/diagnostics/table-diagnostics.ts',
    line: 'const answeredKeys = (answered ?? []).map(column => column.data);',
    replacements: ['["Stryker was here"]'],
    reason: 'A text has no "data", and no column has the key undefined.',
  },
  {
    file: 'src/table/engine/loading/batches.ts',
    line: 'isWhole: total !== undefined && end >= total && !hasMoved,',
    replacements: ['true'],
    reason: 'No number is at least undefined; the condition is for the type check.',
  },
  {
    file: 'src/table/engine/loading/row-source.ts',
    line: 'if (wasThere) void this.#queries.run();',
    replacements: ['true'],
    reason: 'Without a change of the rows, the query has the same result.',
  },
  {
    file: 'src/table/engine/loading/still-listed.ts',
    line: 'const seen = new RowStore([]);',
    replacements: ['["Stryker was here"]'],
    reason: 'Only ids are read from these rows, no cell.',
  },
];
