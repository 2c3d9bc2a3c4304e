import { type Construct, until } from './constructs.ts';

/** Thymeleaf's attributes are valid HTML and need no placeholders. */
export const thymeleaf: readonly Construct[] = [
  // The processor removes these delimiters and keeps the content between them.
  { open: /<!--\/\*\/|\/\*\/-->/, end: (_, start, opened) => start + opened.length, kind: 'control' },
  { open: /<!--\/\*/, end: until('*/-->'), kind: 'control' },
  { open: /\[\[(?=[$#@*~|(])/, end: until(']]'), kind: 'expression' },
  { open: /\[\((?=[$#@*~|(])/, end: until(')]'), kind: 'expression' },
];
