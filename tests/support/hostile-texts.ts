import naughty from 'big-list-of-naughty-strings' with { type: 'json' };

/** One example of each kind of text that is known to run, hide or break something. */
export const worst = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  'javascript:alert(1)',
  '</template><script>alert(1)</script>',
  '\u202Egnp.exe\u202C \u2028 \u2029',
  '__proto__',
  'x'.repeat(100_000),
];

/** These examples, and the public list of naughty strings. */
export const hostile = [...(naughty as string[]), ...worst].filter(text => text.trim() !== '');
