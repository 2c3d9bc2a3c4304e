/** The chapter on Content Security Policy. */
export const contentSecurityPolicy = (): string =>
  [
    '## Content Security Policy',
    "`script-src 'self'; style-src 'self'; img-src 'self' data:` is enough, and so is `require-trusted-types-for 'script'; trusted-types 'none'`: the library adds no inline script or style to the page.",
    "With nonces, give one to psp.js and to psp.css, and add `'strict-dynamic'` or `'self'` to `script-src`: psp.js loads the other files itself, by `modulepreload` and `import()`, and what a trusted script loads is trusted. A nonce alone blocks the preloads, and with them the integrity check.",
    '```html\n<link rel="stylesheet" href="/psp/psp.css" nonce="…">\n<script type="module" src="/psp/psp.js" nonce="…"></script>\n```',
  ].join('\n\n');

/** The chapter on known limits. */
export const limits = (): string =>
  [
    '## Limits',
    [
      '- **Browsers**: Chrome and Edge 114, Firefox 125, Safari 17. In older browsers the fallback stays, with a message.',
      '- **XHTML**: a page served as `application/xhtml+xml` keeps its fallbacks, since Chrome does not run modules there. Served as `text/html`, it works with any doctype; write a start and an end tag for each element.',
      '- **Batches**: the first batch has 2,500 rows, or `data-limit` of `psp-table`; later ones have a 25th of the total if that is more, up to 10,000. A host may send fewer rows: the next batch starts after the last one received.',
      '- **Long lists**: up to 100,000 rows or 100 MB, the browser holds the whole list, and search, order and pages answer at once. Beyond that, `data-paging="host"` asks for one page at a time: docs/hosts.md. The console says when a list is too long.',
      '- **Addresses**: all requests go to the origin of the page. Other addresses are refused with a message.',
      '- **Fallbacks**: what the template writes between the tags is shown without JavaScript, when loading fails, and when it takes longer than two seconds; until then psp.css hides it. Make it useful and calm: "Loading… If nothing appears here, please call us.", not "This could not be shown.".',
    ].join('\n'),
  ].join('\n\n');
