/** Says where a text stops being valid JSON and what the likely cause is, without quoting the text. [EMB-10] */
export function jsonProblem(text: string): string {
  const at = endOfJson(text);
  const lines = text.slice(0, at).split('\n');
  const column = Number(lines.at(-1)?.length) + 1;
  const cause = causes.find(([isCause]) => isCause(text))?.[1] ?? endingCause(text.slice(at));
  if (at === text.length) return `is not valid JSON: it ends after ${at} characters.${cause}`;
  const position = `line ${lines.length}, column ${column} (character ${at + 1} of ${text.length})`;
  return `is not valid JSON at ${position}.${cause}`;
}

/** The likely cause by the text after the error: nothing, an unterminated string, or something else. */
function endingCause(rest: string): string {
  if (!rest) return ' Its brackets are not closed.';
  return /^"(?:[^"\\]|\\.)*$/s.test(rest)
    ? ' It was cut off inside a string: by a quote in an attribute (write &#39; or &quot;), or by </script> in a script (write < as \\u003c).'
    : '';
}

// Typical mistakes of templates, the most specific first.
const causes: readonly (readonly [isCause: (text: string) => boolean, advice: string])[] = [
  [text => hasTextBeforeJson(text), ' Text precedes the JSON: a PHP warning?'],
  [has(/^\s*(Array|\[object )/), ' A template printed an object as text: encode it as JSON.'],
  [has(/&(amp;)*(quot|#34);/), ' Its quotes are escaped once too often.'],
  [has(/^[\s[{]*$/), ' It was cut off at its first quote.'],
  [
    has(/[[{,:]\s*(None|True|False)\b/),
    " It contains Python's None, True or False: write it with json.dumps().",
  ],
  [has(/[[{,:]\s*'/), ' It has single quotes: JSON uses double quotes.'],
  [has(/,\s*[\]}]/), ' There is a comma before a closing bracket.'],
  [has(/<!--/), ' It contains <!--, which in a script may hide its end: write < as \\u003c.'],
];

function has(pattern: RegExp) {
  return (text: string): boolean => pattern.test(text);
}

const token = /\s*(?:([[\]{},:])|"(?:[^"\\\n]|\\.)*"|true|false|null|-?\d[\d.eE+-]*)/gy;
const oddPair = /[[{,:][,:]|[,:][\]}]|[\]}v][[{v]/;

/**
 * The index at which a text stops being valid JSON.
 *
 * It checks only tokens and pairs of neighbouring tokens, not whether brackets match.
 */
export function endOfJson(text: string): number {
  const tokens = [...text.matchAll(token)];
  const odd = tokens
    .map(([, punctuation]) => punctuation ?? 'v')
    .join('')
    .search(oddPair);
  const valid = odd < 0 ? tokens : tokens.slice(0, odd + 1);
  const end = valid.map(([text]) => text).join('').length;
  return end + text.slice(end).search(/\S|$/);
}

// Limits the number of attempts, since the JSON itself may contain thousands of brackets.
const maxAttempts = 20;

/** Whether JSON follows another text, such as a warning that PHP printed. */
export const hasTextBeforeJson = (text: string): boolean =>
  /^\s*[^\s[{].*[\]}]\s*$/s.test(text) &&
  [...text.matchAll(/[[{]/g)].slice(0, maxAttempts).some(({ index }) => isJson(text.slice(index)));

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
