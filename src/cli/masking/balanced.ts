const closing: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/**
 * The offset after the bracket that closes the one at `at`; the end of the text if it is not closed. Brackets in
 * strings and other kinds of brackets are ignored.
 */
export function endOfBrackets(text: string, at: number): number {
  const open = text[at] ?? '';
  const close = closing[open];
  let depth = 0;
  for (let index = at; index < text.length; index += 1) {
    const letter = text[index] as string;
    if (letter === '"' || letter === "'") index = endOfString(text, index) - 1;
    else if (letter === open) depth += 1;
    else if (letter === close && --depth === 0) return index + 1;
  }
  return text.length;
}

/** The offset after a string that starts with the quote at `at`. An apostrophe without a second one is no string. */
export function endOfString(text: string, at: number): number {
  const quote = text[at];
  for (let index = at + 1; index < text.length && text[index] !== '\n'; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === quote) return index + 1;
  }
  return at + 1;
}

/** The offset after the next `close` from `at` on that is not inside a string; undefined if there is none. */
export function endOfDelimited(text: string, at: number, close: string): number | undefined {
  const plain = text.indexOf(close, at);
  if (plain < 0) return undefined;
  for (let index = at; index < text.length; index += 1) {
    const letter = text[index];
    if (text.startsWith(close, index)) return index + close.length;
    if (letter === '"' || letter === "'") index = endOfString(text, index) - 1;
  }
  return plain + close.length;
}
