import type { DescribedError } from './errors.ts';
import { code, page, table } from './markdown.ts';

/** docs/errors.md: what can go wrong, what a person reads then, and what a page's script is told. */
export const errorCatalogue = (
  calls: readonly DescribedError[],
  elements: readonly DescribedError[],
): string =>
  page(
    '# Errors',
    'An element tells of every error by `psp:error`, whose `detail` is `{code, message}`, and in the console. Where a host answers a failed call with a `message`, that is shown in place of the text below.',
    '## Calls that failed',
    rows(calls),
    '## Elements that cannot work',
    rows(elements),
  );

const rows = (errors: readonly DescribedError[]): string =>
  table(
    ['Code', 'A person reads', 'When'],
    errors.map(error => [code(error.code), error.message, error.when]),
  );
