import { errorCodes } from '../domain/error-codes.ts';
import { loaderCatalogue } from '../embed/loader/texts.ts';
import { code, page, table } from './markdown.ts';

/** Generates docs/errors.md: all errors, with the text that users see, when they happen and what to do. */
export const errorCatalogue = (): string =>
  page(
    '# Errors',
    'An element reports every error by the event `psp:error`, whose `detail` is `{code, message}`, and on the console (there a GET that finds the session ended only once per page). Both contain the words of the library only, no data. The `message` of a host may be shown instead of the text below: see `ERR_RESULT` and `HTTP_{status}`.',
    'If the outcome of a POST is unknown, it may have been carried out. The element says so, and sending the same again repeats the `Idempotency-Key`.',
    table(
      ['Code', 'The user sees', 'When', 'What to do'],
      Object.entries(errorCodes).map(([name, { text, when, remedy }]) => [code(name), text, when, remedy]),
    ),
    '## Tags whose element is not defined',
    'They send no event.',
    table(['The user sees', 'When', 'What to do'], undefinedElements),
  );

const { loadFailed, needsReload, oldBrowser } = loaderCatalogue.source;

const undefinedElements: readonly (readonly [text: string, when: string, remedy: string])[] = [
  [
    loadFailed,
    'A file of the element could not be loaded, or was changed after the build. A Retry button is shown with the text.',
    'Serve all files of the same build, and make sure that no proxy changes them.',
  ],
  [
    needsReload,
    'The host answers 404 or 410 for a file of the element: the page is older than the files. Also after a Retry that failed.',
    'Keep the files of the last release beside those of the new one: docs/upgrading.md.',
  ],
  [oldBrowser, 'The browser is older than those listed in README.', 'Make the fallback useful on its own.'],
  [
    'Only the fallback.',
    'The library has no element with this name; the console lists all elements, nearest name first.',
    'Correct the name.',
  ],
];
