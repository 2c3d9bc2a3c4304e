import type { ErrorCode, ErrorDetail } from '../domain/error-codes.ts';
import type { Language } from '../domain/language/language.ts';
import { type Refusal, refusalIn, refusalText } from '../domain/refusal.ts';
import { requestCatalogue } from '../domain/texts/requests.ts';
import { withoutIds } from '../platform/address.ts';
import { type Outcome, outcomeOf } from './outcome.ts';

const english = requestCatalogue.source;
const thisSite = 'expected an address of this site';
const notSent = outcomeOf({ method: 'POST', stage: 'not sent' });

interface Failure {
  readonly code: ErrorCode;
  /** Whether the host has carried out what was asked for, as far as is known. */
  readonly outcome: Outcome;
  /** The text that people read, by its key; or a sentence for developers, the same in all languages. */
  readonly text: keyof typeof english | { readonly sentence: string };
  /** What the host says, which is shown in place of the text and never reported. */
  readonly said?: string | undefined;
  readonly expected?: string | undefined;
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
  /** What was expected, for the console; also our own wording only. [NET-14] */
  readonly expected: string | undefined;
  /** What the host says about a post that it refuses. */
  readonly refusal: Refusal | undefined;
  readonly #text: Failure['text'];
  readonly #said: string | undefined;

  constructor({ code, outcome, text, said, expected }: Failure) {
    const own = typeof text === 'string' ? english[text] : text.sentence;
    super(said ?? own);
    this.code = code;
    this.outcome = outcome;
    this.expected = expected;
    this.detail = { code, message: own };
    this.#text = text;
    this.#said = said;
  }

  /** The message in the language of the element; one of the host, or for developers, is the same in all. [EMB-15] */
  messageIn(language: Language): string {
    const isTranslated = this.#said === undefined && typeof this.#text === 'string';
    return isTranslated ? language.texts(requestCatalogue)[this.#text as keyof typeof english] : this.message;
  }
}

/** No complete answer arrived: no connection, a reset, or an answer that broke off. */
export class NetworkError extends RequestError {
  constructor(outcome: Outcome) {
    const hint = 'expected an answer, or a redirect to the same scheme and host';
    const expected = outcome === 'unknown' ? hint : undefined;
    super({ code: 'ERR_NETWORK', outcome, text: 'network', expected });
  }
}

/** The answer, or the rest of its body, did not arrive in time. */
export class TimeoutError extends RequestError {
  constructor(outcome: Outcome) {
    super({ code: 'ERR_TIMEOUT', outcome, text: 'timeout' });
  }
}

/** The answer is not JSON. */
export class ParseError extends RequestError {
  /** An HTML page arrived. */
  readonly isPage: boolean;

  /** `received` says what arrived instead, such as "an HTML page of 2 kB"; undefined for JSON that is broken or cut off. */
  constructor(outcome: Outcome, received?: string, isPage = false) {
    const hint = received ? `, not ${received}; is there a warning before the JSON?` : '';
    super({ code: 'ERR_PARSE', outcome, text: 'notJson', expected: `expected JSON${hint}` });
    this.isPage = isPage;
  }
}

/** Where an answer does not match a schema. */
export interface ShapeMismatch {
  /** The path of the mismatch, such as `data.3.id`; never the value. */
  readonly path: string;
  /** The type that the schema expects at the path; the key itself, in quotes, if it is missing. */
  readonly expected?: string | undefined;
}

/** The answer is JSON, but does not match the endpoint's schema. */
export class ShapeError extends RequestError {
  readonly path: string;

  constructor(outcome: Outcome, mismatch: ShapeMismatch) {
    super({ code: 'ERR_SHAPE', outcome, text: 'otherShape', expected: expectedAt(mismatch) });
    this.path = mismatch.path;
  }
}

/** What an answer should have been, for the console. [NET-14] */
export function expectedAt({ path, expected = 'another shape' }: ShapeMismatch): string {
  const isMissing = expected === `"${path.split('.').at(-1)}"`;
  return isMissing ? `"${path}" is missing` : `expected ${expected}${path && ` at "${path}"`}`;
}

/** A form post was answered with an HTML page instead of a redirect, usually the same form with its errors. */
export class PageShownError extends RequestError {
  constructor(outcome: Outcome) {
    super({ code: 'ERR_PAGE', outcome, text: 'pageShown', expected: 'expected a redirect or JSON' });
  }
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
    super({ code: `HTTP_${status}`, outcome, text: 'generic', said: refusalText(refusal) });
    this.status = status;
    this.refusal = refusal;
    this.freshToken = outcome === 'not done' ? freshTokenIn(status, body) : undefined;
  }
}

/** Statuses with which a host says that what was sent is invalid. [NET-18] */
const invalidInput = [400, 422];
/** Statuses with which a host says why it refuses. [NET-05] */
const refusals = [...invalidInput, 403];
/** Statuses with which hosts refuse a CSRF token: 419 is Laravel's. [NET-25] */
const tokenRefusals = [403, 419, 422];

/** The host refused the CSRF token of a POST with a page of its own. Nothing was carried out. [NET-25] */
export class PageExpiredError extends RequestError {
  constructor(outcome: Outcome, status: number) {
    super({ code: `HTTP_${status}`, outcome, text: 'pageExpired', expected: tokenRefused });
  }
}

const tokenRefused = 'the CSRF token has expired, or the host does not read the header X-CSRF-Token';

/** Statuses with which hosts refuse a CSRF token. */
export const refusesToken = (status: number): boolean => tokenRefusals.includes(status);

function freshTokenIn(status: number, body: unknown): string | undefined {
  const { token } = Object(body);
  return typeof token === 'string' && token && (status === 401 || refusesToken(status)) ? token : undefined;
}

/** Whether the host says why it refuses a request: its message is shown wherever a list is read. [NET-05] */
export const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && refusals.includes(error.status);

/** The host answered, but did not report success. [RQ-03] */
export class ResultError extends RequestError {
  override readonly refusal: Refusal;

  constructor(outcome: Outcome, body: unknown, mismatch?: ShapeMismatch) {
    const refusal = refusalIn(body);
    const expected = [english.notConfirmed, ...(mismatch ? [expectedAt(mismatch)] : [])].join(', ');
    super({ code: 'ERR_RESULT', outcome, text: 'notConfirmed', said: refusalText(refusal), expected });
    this.refusal = refusal;
  }
}

/** The answer to a POST redirects to another site. [NET-10] */
export class RedirectRefusedError extends RequestError {
  constructor(outcome: Outcome) {
    super({ code: 'ERR_REDIRECT', outcome, text: 'generic', expected: thisSite });
  }
}

/** A save or a removal was answered by something that proves neither that it was done nor that it was not. [NET-22] */
export class UnprovedError extends RequestError {
  constructor(outcome: Outcome, isPage: boolean) {
    const text = isPage ? 'pageShown' : 'notConfirmed';
    const expected = 'expected a redirect, no body, or {"success": true}';
    super({ code: 'ERR_UNPROVED', outcome, text, expected });
  }
}

/** The server corrected the slash at the end of the address, or its capitals, so that a GET took the place of the POST. [NET-24] */
export class PostTurnedIntoGetError extends RequestError {
  constructor(outcome: Outcome, finalUrl: string) {
    const expected = `a redirect made it a GET; post to "${withoutIds(new URL(finalUrl).pathname)}"`;
    super({ code: 'ERR_SLASH', outcome, text: 'generic', expected });
  }
}

/** The user is no longer signed in. [NET-15] */
export class SessionExpiredError extends RequestError {
  /** Whether this is the page's first call to notice it; of background requests, only the first is reported. */
  readonly firstOnPage: boolean;
  readonly signInUrl: string | undefined;

  constructor(outcome: Outcome, firstOnPage: boolean, signInUrl: string | undefined) {
    super({ code: 'ERR_SESSION', outcome, text: 'sessionEnded' });
    this.firstOnPage = firstOnPage;
    this.signInUrl = signInUrl;
  }
}

/** An id that is missing or would change the call's path. Nothing was sent. */
export class IdRefusedError extends RequestError {
  constructor(name: string) {
    const why = `${name} is missing or cannot be part of an address.`;
    const sentence = `ERR_ID: ${why} Use an id without / \\ ? # or %.`;
    super({ code: 'ERR_ID', outcome: notSent, text: { sentence }, expected: why });
  }
}

/** An address outside this site. Nothing was sent. [NET-01] */
export class UrlRefusedError extends RequestError {
  /** `address` must have passed `withoutIds`. */
  constructor(address: string) {
    const shown = `"${address.slice(0, 200)}"`;
    const sentence = `ERR_URL: ${shown} is not an address of this site. Use one that begins with "/".`;
    super({ code: 'ERR_URL', outcome: notSent, text: { sentence }, expected: thisSite });
  }
}

/** Whether a request may have failed for want of a connection. [NET-12] */
export const mayBeOffline = (failure: unknown): boolean =>
  failure instanceof NetworkError || failure instanceof TimeoutError;
