/** Where a text stops being JSON, and what is probably wrong with how it was written; without a word of it. [EMB-10] */
export function jsonProblem(text: string): string {
  const at = endOfJson(text);
  const before = text.slice(0, at).split('\n');
  const place = `line ${before.length}, column ${Number(before.at(-1)?.length) + 1}`;
  const cause = causes.find(([pattern]) => pattern.test(text))?.[1];
  const end = at >= text.trimEnd().length ? 'it ends too early' : 'it goes wrong';
  return `is not valid JSON: at ${place} of ${text.length} characters ${end}.${cause ? ` ${cause}` : ''}`;
}

// What templates do to JSON, the most telling first.
const causes: readonly (readonly [pattern: RegExp, advice: string])[] = [
  [/^\s*(Array|\[object )/, 'A template printed an object as text: encode it as JSON.'],
  [
    /&(amp;)*(quot|#34);/,
    'Its quotes are still escaped: an attribute is escaped once, a child script never.',
  ],
  [/^[\s[{]*$/, 'It was cut at its first quote.'],
  [/[[{,:]\s*\\"/, 'Its quotes bear a backslash: HTML wants &quot; in its place.'],
  [/[[{,:]\s*'/, 'It has single quotes: JSON has double ones.'],
  [/,\s*[\]}]/, 'A comma stands before a closing bracket.'],
  [/[{,]\s*[a-z]\w*\s*:/i, 'A name is without quotes.'],
  [/(^|[:[,])\s*(None|nil|undefined|NaN|True|False)/, 'It has a word that JSON does not know, such as None.'],
];

const token =
  /[ \t\n\r]*(?:([[{])|([\]}])|(,)|(:)|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?))/uy;

/** The index at which a text can no longer become JSON; its length when it only lacks an end. */
export function endOfJson(text: string): number {
  const open: string[] = [];
  let wanted = 'value';
  token.lastIndex = 0;
  for (let at = 0; ; at = token.lastIndex) {
    const found = wanted === 'nothing' && open.length === 0 ? null : token.exec(text);
    const next = found && following(found, wanted, open);
    if (!next) return at + Number(/^\s*/.exec(text.slice(at))?.[0].length);
    wanted = next;
  }
}

/** What may come after a token, or nothing when the token itself may not stand there. */
function following(found: RegExpExecArray, wanted: string, open: string[]): string | undefined {
  const [, opening, closing, comma, colon, text, word] = found;
  const inObject = open.at(-1) === '{';
  if (opening && /^value/.test(wanted)) {
    open.push(opening);
    return opening === '{' ? 'name or end' : 'value or end';
  }
  if (closing && /end$|^comma/.test(wanted))
    return open.pop() === (closing === '}' ? '{' : '[') ? closed(open) : undefined;
  if (comma && wanted === 'comma') return inObject ? 'name' : 'value';
  if (colon && wanted === 'colon') return 'value';
  if (text && /^name/.test(wanted)) return 'colon';
  if ((text || word) && /^value/.test(wanted)) return closed(open);
  return undefined;
}

const closed = (open: readonly string[]): string => (open.length ? 'comma' : 'nothing');
