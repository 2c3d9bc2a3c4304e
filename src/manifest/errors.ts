import { somethingWrong } from '../embed/element/failure-text.ts';
import * as errors from '../http/errors.ts';
import { RequestError } from '../http/errors.ts';
import { remedies } from './remedies.ts';

/** A kind of error as templates and logs meet it. */
export interface DescribedError {
  readonly code: string;
  /** What the person reads. */
  readonly message: string;
  /** When it happens. */
  readonly when: string;
  readonly remedy: string;
}

/** Every kind of failed call. `source` is the text of src/http/errors.ts, whose comments say when it happens. */
export const callErrors = (source: string): DescribedError[] =>
  kinds().map(({ name, error: { code, message } }) => ({
    ...remedied(code.replace('_0', '_{status}')),
    message,
    when: whenIn(source, name),
  }));

/** The code with what to do about it. */
function remedied(code: string) {
  const remedy = remedies[code];
  if (!remedy) throw new Error(`${code} has no remedy. Say in src/manifest/remedies.ts what to do about it.`);
  return { code, remedy };
}

/** What an element reports beside failed calls. */
export const elementErrors = (): DescribedError[] => [
  {
    ...remedied('ERR_ATTRIBUTE'),
    message: 'This part of the page is not set up correctly.',
    when: 'A required attribute is missing, or a value cannot be used. The message of the event names each one.',
  },
  {
    ...remedied('ERR_COLUMNS'),
    message: 'ERR_COLUMNS: {what is wrong with which column}',
    when: 'A table cannot tell its columns apart: there are none, or one has no key, or the key of another.',
  },
  {
    ...remedied('ERR_AMOUNT'),
    message: 'data-children has an amount that cannot be read: {field of which child}. Write it as 1234.50.',
    when: 'A stored amount of a deposit form cannot be read; it stays blank and blocks saving until one is entered.',
  },
  {
    ...remedied('ERR_FIELD_NAMES'),
    message: 'data-children gives several fields the name {names}. Give each child its own id.',
    when: 'Two children of a deposit form would post the same field; the form is not sent.',
  },
  {
    ...remedied('ERR_LOGO'),
    message: 'Nothing; the room of the logo stays empty.',
    when: 'What the host sent as the logo of a sponsor is no image, or at an address of another site.',
  },
  {
    ...remedied('ERR_LISTS'),
    message: '{which choices} are not all among {all choices}.',
    when: 'A lookup narrows choices to some that the lookup of all choices does not know.',
  },
  {
    ...remedied('ERR_SCREEN'),
    message: somethingWrong,
    when: 'The screen failed while it was shown. A Retry button stands beside the text.',
  },
];

/** What stands under the fallback of a tag that no element comes to; no event tells of it. */
export const loaderErrors: readonly Omit<DescribedError, 'code'>[] = [
  {
    message: 'This part of the page could not be loaded.',
    when: 'A file of the element did not come, or is not the one that the build made. A Retry button stands beside the text.',
    remedy: 'Serve all files of one build, and let nothing on the way change them.',
  },
  {
    message: 'Please update your browser to use this part of the page.',
    when: 'The browser is older than those that README names.',
    remedy: 'Let the fallback be of use by itself.',
  },
  {
    message: 'Nothing but the fallback.',
    when: 'No element has the name of the tag; the console names those there are, nearest first.',
    remedy: 'Mend the name.',
  },
];

type Kind = new (...evidence: never[]) => RequestError;

// Made without evidence: what an error says when the host says nothing of its own.
const kinds = () =>
  Object.entries(errors as Readonly<Record<string, unknown>>)
    .filter((entry): entry is [string, Kind] => isKind(entry[1]))
    .map(([name, ErrorKind]) => ({ name, error: new (ErrorKind as Kind)(...(evidence[name] ?? [])) }))
    .sort((a, b) => (a.error.code < b.error.code ? -1 : 1));

const evidence: Readonly<Record<string, readonly never[]>> = {
  HttpError: [0, undefined] as never[],
  IdRefusedError: ['{name}'] as never[],
  UrlRefusedError: ['{address}'] as never[],
};

const isKind = (value: unknown): boolean =>
  typeof value === 'function' && value.prototype instanceof RequestError;

function whenIn(source: string, name: string): string {
  const comment = new RegExp(`/\\*\\*((?:(?!\\*/).)*)\\*/\\s*export class ${name}\\b`, 's').exec(source)?.[1];
  if (!comment) throw new Error(`src/http/errors.ts: ${name} has no comment. Say above it when it happens.`);
  return comment
    .replace(/\s*\n\s*\*?\s*/g, ' ')
    .replace(/ \[[A-Z]+-\d+\]/g, '')
    .trim();
}
