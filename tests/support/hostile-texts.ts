import naughty from 'big-list-of-naughty-strings' with { type: 'json' };

/** One text of each kind that has ever run, hidden or broken something. */
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

/** All of them, and the naughty strings that others have collected. */
export const hostile = [...(naughty as string[]), ...worst].filter(text => text.trim() !== '');
