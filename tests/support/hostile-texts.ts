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

/** Addresses that lead to another site, run a script or disguise where they lead. */
export const hostileAddresses = [
  'http://evil.test/',
  '//evil.test/',
  '///evil.test/',
  '\\\\evil.test\\x',
  '/\\evil.test/',
  '/\t/evil.test/',
  '\u0000//evil.test/',
  '/x/..//evil.test/',
  '/%2f%2fevil.test/',
  'http:\\\\evil.test/',
  'h\tttp://evil.test/',
  'http://localhost@evil.test/',
  'http://ⓔⓥⓘⓛ.test/',
  '//[::1]/',
  '//localhost:1/',
  'wss://evil.test/',
  'file:///etc/passwd',
  'tel:+15550100',
  'intent://evil.test#Intent;scheme=http;end',
  'about:srcdoc',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript&colon;alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
  'blob:http://evil.test/0c2c6d1e-0000-4000-8000-000000000000',
  '" onclick="alert(1)" x="',
];
