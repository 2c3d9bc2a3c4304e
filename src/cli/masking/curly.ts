import { type Construct, until, untilMatch, untilOutsideStrings } from './constructs.ts';

const expression: Construct = { open: /\{\{/, end: untilOutsideStrings('}}'), kind: 'expression' };
const comment: Construct = { open: /\{#/, end: until('#}'), kind: 'control' };
const statement: Construct = { open: /\{%/, end: untilOutsideStrings('%}'), kind: 'control' };
// The content of this tag is not output.
const commentBlock: Construct = {
  open: /\{%-?\s*comment\b/,
  end: untilMatch(/\{%-?\s*endcomment\s*-?%\}/),
  kind: 'control',
};

/** Twig, Nunjucks and Jinja. */
export const curly: readonly Construct[] = [comment, statement, expression];

/** Django's tags end at the first `%}`, and its comments on the same line. */
export const django: readonly Construct[] = [
  commentBlock,
  { open: /\{#(?=[^\n]*#\})/, end: until('#}'), kind: 'control' },
  {
    open: /\{%/,
    end: until('%}'),
    kind: raw =>
      /^\{%\s*(url|static|csrf_token|trans|firstof|now|cycle)\b/.test(raw) ? 'expression' : 'control',
  },
  { open: /\{\{/, end: until('}}'), kind: 'expression' },
];

/** Handlebars and Mustache. */
export const handlebars: readonly Construct[] = [
  { open: /\{\{~?!--/, end: untilMatch(/--~?\}\}/), kind: 'control' },
  { open: /\{\{~?!/, end: until('}}'), kind: 'control' },
  { open: /\{\{\{\{/, end: until('}}}}'), kind: 'control' },
  { open: /\{\{~?\{/, end: untilOutsideStrings('}}}'), kind: 'expression' },
  { open: /\{\{~?(?:[#/^>]|else\b)/, end: untilOutsideStrings('}}'), kind: 'control' },
  expression,
];

/** Any engine with curly brackets, for files whose names do not tell which. */
export const anyCurly: readonly Construct[] = [commentBlock, comment, statement, ...handlebars];
