import { type DescribedError, loaderErrors } from './errors.ts';
import { code, page, table } from './markdown.ts';

/** docs/errors.md: what can go wrong, what a person reads then, and what a page's script is told. */
export const errorCatalogue = (
  calls: readonly DescribedError[],
  elements: readonly DescribedError[],
): string =>
  page(
    '# Errors',
    'An element tells of every error by `psp:error`, whose `detail` is `{code, message}`, and in the console, in our own words alone. Where a host refuses a call (4xx) with a `message`, the person reads that in place of the text below.',
    'A call that failed with an unknown outcome (a POST without a usable answer) may have been carried out: the element says so, and a second press bears the same `Idempotency-Key`.',
    '## Calls that failed',
    rows(calls),
    '## Elements that cannot work',
    rows(elements),
    '## Tags without an element',
    table(
      ['A person reads', 'When', 'What to do'],
      loaderErrors.map(({ message, when, remedy }) => [message, when, remedy]),
    ),
  );

const rows = (errors: readonly DescribedError[]): string =>
  table(
    ['Code', 'A person reads', 'When', 'What to do'],
    errors.map(({ code: name, message, when, remedy }) => [code(name), message, when, remedy]),
  );
