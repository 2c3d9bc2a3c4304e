import { endOfBrackets, endOfDelimited } from './balanced.ts';
import type { TemplateSpan } from './mask.ts';

type Kind = TemplateSpan['kind'];

/** One construct of a template language. */
export interface Construct {
  /** Matches its start; must not contain capturing groups. */
  readonly open: RegExp;
  /** Returns the offset after it; undefined if the match is plain text. */
  readonly end: (text: string, start: number, opened: string) => number | undefined;
  readonly kind: Kind | ((raw: string) => Kind);
}

/**
 * Finds all spans of a template language; if several constructs match at the same offset, the first in the list wins.
 */
export function spansOf(text: string, constructs: readonly Construct[]): TemplateSpan[] {
  const starts = new RegExp(constructs.map(({ open }) => `(${open.source})`).join('|'), 'g');
  const spans: TemplateSpan[] = [];
  for (let match = starts.exec(text); match; match = starts.exec(text)) {
    const start = match.index;
    const groups: readonly (string | undefined)[] = match.slice(1);
    const construct = constructs[groups.findIndex(group => group !== undefined)] as Construct;
    const end = construct.end(text, start, match[0]);
    if (end === undefined) continue;
    const { kind } = construct;
    spans.push({ start, end, kind: typeof kind === 'string' ? kind : kind(text.slice(start, end)) });
    starts.lastIndex = Math.max(end, start + 1);
  }
  return spans;
}

/** Ends at the next `close`, even within a string, as in ERB and JSP. */
export const until =
  (close: string): Construct['end'] =>
  (text, start, opened) => {
    const at = text.indexOf(close, start + opened.length);
    return at < 0 ? undefined : at + close.length;
  };

/** Ends at the next `close` outside strings. */
export const untilOutsideStrings =
  (close: string): Construct['end'] =>
  (text, start, opened) =>
    endOfDelimited(text, start + opened.length, close);

/** Ends at the next match. */
export const untilMatch =
  (close: RegExp): Construct['end'] =>
  (text, start, opened) => {
    const global = new RegExp(close.source, 'g');
    global.lastIndex = start + opened.length;
    return global.exec(text) ? global.lastIndex : undefined;
  };

/** Ends at the bracket that closes the last character of the opening. */
export const untilBracketCloses: Construct['end'] = (text, start, opened) =>
  endOfBrackets(text, start + opened.length - 1);

/** Ends with its opening. */
export const atOnce: Construct['end'] = (_, start, opened) => start + opened.length;
