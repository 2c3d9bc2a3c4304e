/** Which policies the library lives under. */
export const contentSecurityPolicy = (): string =>
  [
    '## Content Security Policy',
    "`script-src 'self'; style-src 'self'; img-src 'self' data:` is enough, and so is `require-trusted-types-for 'script'; trusted-types 'none'`: nothing inline is written into the page.",
    "With nonces, give one to psp.js and to psp.css, and add `'strict-dynamic'` or `'self'` to `script-src`: psp.js itself asks for the other files, by `modulepreload` and `import()`, and what a trusted script asks for is trusted. A nonce alone forbids the preloads, and with them the check of integrity.",
    '```html\n<link rel="stylesheet" href="/psp/psp.css" nonce="…">\n<script type="module" src="/psp/psp.js" nonce="…"></script>\n```',
  ].join('\n\n');

/** What does not work, and what to do about it. */
export const limits = (): string =>
  [
    '## Limits',
    [
      '- **Browsers**: Chrome and Edge 114, Firefox 125, Safari 17. Below, the fallback stays, with a sentence.',
      '- **XHTML**: a page that is served as `application/xhtml+xml` keeps its fallbacks, since Chrome runs no module there. Served as `text/html`, whatever its doctype, it works; write both ends of each tag.',
      '- **Batches**: the first one has 2,500 rows, or as many as `data-limit` of `psp-table` says; the others a 25th of the total, if that is more, up to 10,000. A host that would rather send fewer may: the next batch begins where they end.',
      '- **Addresses**: everything is asked for on the host of the page. An address elsewhere is refused, in words.',
      '- **Scripts**: without JavaScript, the fallback is all there is: let it be of use.',
    ].join('\n'),
  ].join('\n\n');
