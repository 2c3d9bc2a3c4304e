import { commonCatalogue } from '../../domain/texts/common.ts';
import { loaderCatalogue } from '../../embed/loader/texts.ts';
import * as errors from '../../http/errors.ts';
import { RequestError } from '../../http/errors.ts';
import { remedies } from './remedies.ts';

/** A kind of error, as the documentation lists it. */
export interface DescribedError {
  readonly code: string;
  /** The text that the user sees. */
  readonly message: string;
  /** When it happens. */
  readonly when: string;
  readonly remedy: string;
}

/** All kinds of failed calls. `source` is the text of src/http/errors.ts; its doc comments say when each one happens. */
export const callErrors = (source: string): DescribedError[] =>
  errorSamples().map(({ name, error: { code, message } }) => ({
    ...withRemedy(code.replace('_0', '_{status}')),
    message,
    when: docCommentOf(source, name),
  }));

/** Adds the remedy to an error code. */
function withRemedy(code: string) {
  const remedy = remedies[code];
  if (!remedy) throw new Error(`${code} has no remedy. Add one in src/manifest/errors/remedies.ts.`);
  return { code, remedy };
}

/** What is wrong and how to fix it is below the sentence. */
const setupText = `${commonCatalogue.source.unavailable} ${commonCatalogue.source.staffDetails}: {what is wrong and how to fix it}`;

/** The errors that elements report besides failed calls. */
export const elementErrors = (): DescribedError[] => [
  {
    ...withRemedy('ERR_ATTRIBUTE'),
    message: setupText,
    when: 'A required attribute is missing, or a value is invalid. The message of the event names each one.',
  },
  {
    ...withRemedy('ERR_COLUMNS'),
    message: setupText,
    when: 'A table has no columns, or a column has no key, or two columns have the same key.',
  },
  {
    ...withRemedy('ERR_AMOUNT'),
    message: 'data-children has an amount that cannot be read: {field of which child}. Write it as 1234.50.',
    when: 'A stored amount of a deposit form cannot be read; its field stays blank and the form cannot be saved until an amount is entered.',
  },
  {
    ...withRemedy('ERR_FIELD_NAMES'),
    message: 'data-children gives several fields the name {names}. Give each child its own id.',
    when: 'Two children of a deposit form would post the same field; the form is not sent.',
  },
  {
    ...withRemedy('ERR_LOGO'),
    message: 'Nothing; the space of the logo stays empty.',
    when: 'What the host sent as the logo of a sponsor is not an image, or its address is on another site.',
  },
  {
    ...withRemedy('ERR_LISTS'),
    message: '{which choices} are not all among {all choices}.',
    when: 'A lookup of narrowed choices contains some that the lookup of all choices does not.',
  },
  {
    ...withRemedy('ERR_SCREEN'),
    message: commonCatalogue.source.somethingWrong,
    when: 'The screen failed while it was shown. A Retry button stands beside the text.',
  },
];

/** The messages below the fallback of a tag whose element is not defined; no event is sent for them. */
export const loaderErrors: readonly Omit<DescribedError, 'code'>[] = [
  {
    message: loaderCatalogue.source.loadFailed,
    when: 'A file of the element could not be loaded, or was changed after the build. A Retry button is shown with the text.',
    remedy: 'Serve all files of the same build, and make sure that no proxy changes them.',
  },
  {
    message: loaderCatalogue.source.needsReload,
    when: 'The host answers 404 or 410 for a file of the element: the page is older than the files. Without a 404, the text follows a Retry that failed.',
    remedy: 'Keep the files of the last release beside those of the new one: docs/upgrading.md.',
  },
  {
    message: loaderCatalogue.source.oldBrowser,
    when: 'The browser is older than those listed in README.',
    remedy: 'Make the fallback useful on its own.',
  },
  {
    message: 'Only the fallback.',
    when: 'The library has no element with this name; the console lists all elements, nearest name first.',
    remedy: 'Correct the name.',
  },
];

type ErrorClass = new (...evidence: never[]) => RequestError;

// One instance of each error class, as it is when the host sends no message of its own.
const errorSamples = () =>
  Object.entries(errors as Readonly<Record<string, unknown>>)
    .filter((entry): entry is [string, ErrorClass] => isErrorClass(entry[1]))
    .map(([name, ErrorKind]) => ({
      name,
      error: new (ErrorKind as ErrorClass)(...(constructorArguments[name] ?? [])),
    }))
    .sort((a, b) => (a.error.code < b.error.code ? -1 : 1));

const constructorArguments: Readonly<Record<string, readonly never[]>> = {
  HttpError: [0, undefined] as never[],
  ShapeError: ['{path}'] as never[],
  IdRefusedError: ['{name}'] as never[],
  UrlRefusedError: ['{address}'] as never[],
};

const isErrorClass = (value: unknown): boolean =>
  typeof value === 'function' && value.prototype instanceof RequestError;

function docCommentOf(source: string, name: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*export class ${name}\\b`, 's').exec(source)?.[1];
  if (!comment)
    throw new Error(
      `src/http/errors.ts: ${name} has no doc comment. Add one that says when the error happens.`,
    );
  return comment
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/ \[[A-Z]+-\d+\]/g, '')
    .trim();
}
