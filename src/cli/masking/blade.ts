import { endOfBrackets } from './balanced.ts';
import { type Construct, until, untilMatch, untilOutsideStrings } from './constructs.ts';
import { php } from './percent.ts';

/** Directives that write text; all others are conditions, loops and the like. */
const writing = /^@(json|js|lang|choice|yield|include\w*|each|stack|vite|csrf|method|dump|env)\b/;

// `@click="…"`, `@media` and `name@clinic.test` are not directives.
const name = /(?<![\w@])@(?!media\b|import\b|font-face\b|keyframes\b|supports\b)[a-z]\w*(?![\w.:-]*\s*=)/;

/** Includes the directive's arguments, if it has any. */
function endOfDirective(text: string, start: number, opened: string): number {
  const bracket = /[ \t]*\(/y;
  bracket.lastIndex = start + opened.length;
  return bracket.test(text) ? endOfBrackets(text, bracket.lastIndex - 1) : start + opened.length;
}

export const blade: readonly Construct[] = [
  { open: /\{\{--/, end: until('--}}'), kind: 'control' },
  { open: /@php\b(?!\s*\()/, end: untilMatch(/@endphp\b/), kind: 'control' },
  { open: /@?\{!!/, end: untilOutsideStrings('!!}'), kind: 'expression' },
  { open: /@?\{\{/, end: untilOutsideStrings('}}'), kind: 'expression' },
  { open: name, end: endOfDirective, kind: raw => (writing.test(raw) ? 'expression' : 'control') },
  ...php,
];
