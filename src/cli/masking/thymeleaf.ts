import { type Construct, until } from './pieces.ts';

/** Its attributes are HTML and need no placeholders. */
export const thymeleaf: readonly Construct[] = [
  // The processor takes these marks away and keeps what stands between them.
  { open: /<!--\/\*\/|\/\*\/-->/, end: (_, start, opened) => start + opened.length, kind: 'control' },
  { open: /<!--\/\*/, end: until('*/-->'), kind: 'control' },
  { open: /\[\[(?=[$#@*~|(])/, end: until(']]'), kind: 'expression' },
  { open: /\[\((?=[$#@*~|(])/, end: until(')]'), kind: 'expression' },
];
