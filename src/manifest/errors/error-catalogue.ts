import { code, page, table } from '../markdown.ts';
import { type DescribedError, loaderErrors } from './errors.ts';
import { mistakeList } from './mistake-list.ts';

/** Generates docs/errors.md: all errors, with the text that users see, when they happen and what to do. */
export const errorCatalogue = (
  calls: readonly DescribedError[],
  elements: readonly DescribedError[],
): string =>
  page(
    '# Errors',
    'An element reports every error by the event `psp:error`, whose `detail` is `{code, message}`, and in the console; both contain only the wording of the library, no data. If a host refuses a call (4xx) with a `message`, the user sees that message instead of the text below.',
    'A POST that failed with an unknown outcome, because there was no usable answer, may have been carried out: the element says so, and submitting again sends the same `Idempotency-Key`.',
    '## Failed calls',
    errorTable(calls),
    '## Failed elements',
    errorTable(elements),
    '## Tags whose element is not defined',
    table(
      ['The user sees', 'When', 'What to do'],
      loaderErrors.map(({ message, when, remedy }) => [message, when, remedy]),
    ),
    '## Mistakes that are named on the console',
    'Users see nothing of these: the element shows what it can. Each is named once per page with the tag and, for an answer, the call; none quotes a value of a record.',
    table(
      ['Rule', 'The console says'],
      mistakeList().map(([rule, sentence]) => [code(rule), sentence]),
    ),
  );

const errorTable = (errors: readonly DescribedError[]): string =>
  table(
    ['Code', 'The user sees', 'When', 'What to do'],
    errors.map(({ code: name, message, when, remedy }) => [code(name), message, when, remedy]),
  );
