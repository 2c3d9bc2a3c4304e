import { endOfString } from './balanced.ts';
import { atOnce, type Construct, until, untilBracketCloses } from './constructs.ts';

/** `?>` ends PHP even within a comment, but not within a string; so does the end of the file. */
function endOfPhp(text: string, start: number, opened: string): number {
  for (let index = start + opened.length; index < text.length; index += 1) {
    if (text.startsWith('?>', index)) return index + 2;
    if (/["']/.test(text[index] as string)) index = endOfLongString(text, index) - 1;
    else if (text.startsWith('/*', index)) index = endOr(text, text.indexOf('*/', index)) + 1;
    else if (text.startsWith('//', index)) index = endOfLineComment(text, index) - 1;
  }
  return text.length;
}

/** An apostrophe in a comment does not start a string: no second one follows before the PHP ends. */
function endOfLongString(text: string, at: number): number {
  const inLine = endOfString(text, at);
  return inLine > at + 1 ? inLine : at + 1;
}

const endOr = (text: string, at: number): number => (at < 0 ? text.length : at);

function endOfLineComment(text: string, at: number): number {
  const end = /\n|\?>/g;
  end.lastIndex = at;
  return end.exec(text)?.index ?? text.length;
}

export const php: readonly Construct[] = [
  {
    open: /<\?(?:php\b|=|(?!xml))/,
    end: endOfPhp,
    kind: raw => (/^<\?(=|(php)?\s*(echo|print)\b)/.test(raw) ? 'expression' : 'control'),
  },
];

export const erb: readonly Construct[] = [
  { open: /<%%/, end: atOnce, kind: 'control' },
  { open: /<%/, end: until('%>'), kind: raw => (/^<%[=-]?=|^<%=/.test(raw) ? 'expression' : 'control') },
];

// Its attributes may hold `>` and, within an expression, quotes.
const customTag =
  /<\/?(?!th:|svg:|xsl:)[a-zA-Z][\w-]*:[\w.-]+(?=[\s/>])(?:[^>"'$#]|[$#](?!\{)|[$#]\{[^}]*\}|"(?:[^"$#]|[$#](?!\{)|[$#]\{[^}]*\})*"|'(?:[^'$#]|[$#](?!\{)|[$#]\{[^}]*\})*')*>/;
const silentTag =
  /^<(\/|c:(if|choose|when|otherwise|for\w+|set|remove|catch|import)\b|jsp:|tiles:|sec:)|[^/]>$/;

export const jsp: readonly Construct[] = [
  { open: /<%--/, end: until('--%>'), kind: 'control' },
  { open: /<%/, end: until('%>'), kind: raw => (raw.startsWith('<%=') ? 'expression' : 'control') },
  { open: customTag, end: atOnce, kind: raw => (silentTag.test(raw) ? 'control' : 'expression') },
  { open: /\\?[$#]\{/, end: untilBracketCloses, kind: 'expression' },
];
