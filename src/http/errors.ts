import type { ErrorCode, ErrorDetail } from '../domain/error-codes.ts';
import type { Language } from '../domain/language/language.ts';
import { type Refusal, refusalIn, refusalText } from '../domain/refusal.ts';
import { requestCatalogue } from '../domain/texts/requests.ts';

const english = requestCatalogue.source;
/** What is expected of an address. [NET-01] */
export const thisSite = 'expected an address of this site';

/** Whether the host has certainly not carried out a failed request, or may have. A GET changes nothing. */
export type Outcome = 'not done' | 'unknown';

type Text = keyof typeof english;

/** What people read after a failure of this code; `generic` after any other. */
const texts: Readonly<Partial<Record<ErrorCode, Text>>> = {
  ERR_NETWORK: 'network',
  ERR_PAGE: 'pageShown',
  ERR_PARSE: 'notJson',
  ERR_RESULT: 'notConfirmed',
  ERR_SESSION: 'sessionEnded',
  ERR_SHAPE: 'otherShape',
  ERR_TIMEOUT: 'timeout',
  ERR_UNPROVED: 'notConfirmed',
};

interface Evidence {
  /** The text that people read, if it is not that of the code; or a sentence for developers, the same in all languages. */
  readonly text?: Text | { readonly sentence: string };
  /** What was expected, for the console; our own wording only. [NET-14] */
  readonly expected?: string | undefined;
  /** What the host says, which is shown in place of the text and never reported. */
  readonly refusal?: Refusal;
  /** An HTML page arrived in place of JSON. */
  readonly isPage?: boolean;
}

/**
 * A failed call. `message` is what the error banner shows. [NET-02] [NET-03]
 *
 * It has no `cause`: the platform's own errors quote URLs and answers, which must not be logged.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  /** If `unknown`, the host may have carried out this POST: never tell people that it was not done. */
  readonly outcome: Outcome;
  readonly detail: ErrorDetail;
  readonly expected: string | undefined;
  readonly refusal: Refusal | undefined;
  readonly isPage: boolean;
  readonly #text: Text | undefined;

  constructor(code: ErrorCode, outcome: Outcome, { text, expected, refusal, isPage = false }: Evidence = {}) {
    const shown = text ?? texts[code] ?? 'generic';
    const own = typeof shown === 'string' ? english[shown] : shown.sentence;
    const said = refusal && refusalText(refusal);
    super(said ?? own);
    this.code = code;
    this.outcome = outcome;
    this.expected = expected;
    this.refusal = refusal;
    this.isPage = isPage;
    this.detail = { code, message: own };
    this.#text = said === undefined && typeof shown === 'string' ? shown : undefined;
  }

  /** The message in the language of the element; one of the host, or for developers, is the same in all. [EMB-15] */
  messageIn(language: Language): string {
    return this.#text ? language.texts(requestCatalogue)[this.#text] : this.message;
  }
}

/** The error of an answer that should be JSON and is not. */
export function parseError(text: string, outcome: Outcome): RequestError {
  const received = receivedInstead(text);
  const hint = received ? `, not ${received}; is there a warning before the JSON?` : '';
  return new RequestError('ERR_PARSE', outcome, { expected: `expected JSON${hint}`, isPage: isHtml(text) });
}

/** What arrived in place of JSON, without quoting it; undefined for text that begins as JSON does. */
function receivedInstead(text: string): string | undefined {
  if (isHtml(text)) return `an HTML page of ${Math.round(text.length / 1000) || 1} kB`;
  return /^\s*[[{]/.test(text) ? undefined : 'other text';
}

/** Whether an answer looks like an HTML page: its first character is `<`. */
export function isHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** Where an answer does not match a schema. */
export interface ShapeMismatch {
  /** The path of the mismatch, such as `data.3.id`; never the value. */
  readonly path: string;
  /** The type that the schema expects at the path; the key itself, in quotes, if it is missing. */
  readonly expected?: string | undefined;
}

/** The answer is JSON, but does not match the endpoint's schema. */
export const shapeError = (outcome: Outcome, mismatch: ShapeMismatch): RequestError =>
  new RequestError('ERR_SHAPE', outcome, { expected: expectedAt(mismatch) });

/** What an answer should have been, for the console. [NET-14] */
function expectedAt({ path, expected = 'another shape' }: ShapeMismatch): string {
  const isMissing = expected === `"${path.split('.').at(-1)}"`;
  return isMissing ? `"${path}" is missing` : `expected ${expected}${path && ` at "${path}"`}`;
}

/** The host answered, but did not report success. [RQ-03] */
export function resultError(outcome: Outcome, body: unknown, mismatch?: ShapeMismatch): RequestError {
  const expected = [english.notConfirmed, ...(mismatch ? [expectedAt(mismatch)] : [])].join(', ');
  return new RequestError('ERR_RESULT', outcome, { refusal: refusalIn(body), expected });
}

/**
 * The host answered with an error status. After a post or for a field's choices, the message of its JSON is shown; of a
 * 400 or 422 those by field, too. Lists and cards show it with a 400, 403 or 422 only. [NET-02] [NET-05] [NET-18]
 */
export class HttpError extends RequestError {
  readonly status: number;
  /** The CSRF token that the host wants instead of the one that was sent, if it has carried out nothing. [NET-25] */
  readonly freshToken: string | undefined;
  override readonly refusal: Refusal;

  constructor(outcome: Outcome, status: number, body: unknown) {
    const { message, fields } = refusalIn(body, true);
    const refusal = { message, fields: invalidInput.includes(status) ? fields : new Map() };
    super(`HTTP_${status}`, outcome, { refusal });
    this.status = status;
    this.refusal = refusal;
    this.freshToken = outcome === 'not done' ? freshTokenIn(status, body) : undefined;
  }
}

/** Statuses with which a host says that what was sent is invalid. [NET-18] */
const invalidInput = [400, 422];
/** Statuses with which a host says why it refuses. [NET-05] */
const refusals = [...invalidInput, 403];
/** Whether hosts refuse a CSRF token with this status: 419 is Laravel's. [NET-25] */
export const refusesToken = (status: number): boolean => [403, 419, 422].includes(status);

function freshTokenIn(status: number, body: unknown): string | undefined {
  const { token } = Object(body);
  return typeof token === 'string' && token && (status === 401 || refusesToken(status)) ? token : undefined;
}

/** Whether the host says why it refuses a request: its message is shown wherever a list is read. [NET-05] */
export const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && refusals.includes(error.status);

/** The user is no longer signed in. [NET-15] */
export class SessionExpiredError extends RequestError {
  /** Whether this is the page's first call to notice it; of background requests, only the first is reported. */
  readonly firstOnPage: boolean;
  readonly signInUrl: string | undefined;

  constructor(outcome: Outcome, firstOnPage: boolean, signInUrl: string | undefined, expected?: string) {
    super('ERR_SESSION', outcome, { expected });
    this.firstOnPage = firstOnPage;
    this.signInUrl = signInUrl;
  }
}

/** The id `name` is missing or would change the path of the call. Nothing was sent. */
export function idRefused(name: string): RequestError {
  const expected = `${name} is missing or cannot be part of an address.`;
  const sentence = `ERR_ID: ${expected} Use an id without / \\ ? # or %.`;
  return new RequestError('ERR_ID', 'not done', { text: { sentence }, expected });
}

/** An address outside this site, which must have passed `withoutIds`. Nothing was sent. [NET-01] */
export function addressRefused(address: string): RequestError {
  const sentence = `ERR_URL: "${address.slice(0, 200)}" is not an address of this site. Use one that begins with "/".`;
  return new RequestError('ERR_URL', 'not done', { text: { sentence }, expected: thisSite });
}

/** Whether a request may have failed because the browser was offline. [NET-12] */
export const mayBeOffline = (failure: unknown): boolean =>
  failure instanceof RequestError && /^ERR_(NETWORK|TIMEOUT)$/.test(failure.code);

type SetupMistake = RequestError & { readonly code: 'ERR_URL' | 'ERR_ID' | 'ERR_COLUMNS' };

/**
 * Whether an error can only be fixed in the page's template: an address of another site, an unusable id, rows without
 * columns. Its message says how, and a retry is useless. [NET-13]
 */
export const isSetupMistake = (error: unknown): error is SetupMistake =>
  error instanceof RequestError && /^ERR_(URL|ID|COLUMNS)$/.test(error.code);
