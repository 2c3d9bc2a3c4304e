import type { ErrorCode, ErrorDetail } from '../domain/error-codes.ts';
import type { Language } from '../domain/language/language.ts';
import { type Refusal, refusalIn, refusalText } from '../domain/refusal.ts';
import { requestCatalogue } from '../domain/texts/requests.ts';
import { withoutIds } from '../platform/address.ts';

const english = requestCatalogue.source;
const textKeys = Object.keys(english) as (keyof typeof english)[];

/**
 * A failed call. `message` is what the error banner shows. [NET-02] [NET-03]
 *
 * It has no `cause`: the platform's own errors quote URLs and answers, which must not be logged.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  readonly code: ErrorCode;
  /** The host may have carried out this POST although no usable answer arrived: never tell people that it was not done. */
  readonly outcomeUnknown: boolean;
  readonly detail: ErrorDetail;
  /** What was expected, for the console; also our own wording only. [NET-14] */
  readonly expected: string | undefined;
  /** What the host says about a post that it refuses. */
  readonly refusal: Refusal | undefined;

  /** The message in the language of the element; one of the host, or for developers, is the same in all. [EMB-15] */
  messageIn(language: Language): string {
    const key = textKeys.find(each => english[each] === this.message);
    return key ? language.texts(requestCatalogue)[key] : this.message;
  }

  /** `safeMessage` is the message of `detail`, for errors whose `message` may come from the host. */
  constructor(
    code: ErrorCode,
    message: string,
    outcomeUnknown = false,
    expected?: string,
    safeMessage = message,
  ) {
    super(message);
    this.code = code;
    this.outcomeUnknown = outcomeUnknown;
    this.expected = expected;
    this.detail = { code, message: safeMessage };
  }
}

/** No complete answer arrived: no connection, a reset, or an answer that broke off. */
export class NetworkError extends RequestError {
  constructor(outcomeUnknown?: boolean) {
    const expected = outcomeUnknown
      ? 'expected an answer, or a redirect to the same scheme and host'
      : undefined;
    super('ERR_NETWORK', english.network, outcomeUnknown, expected);
  }
}

/** The answer, or the rest of its body, did not arrive in time. */
export class TimeoutError extends RequestError {
  constructor(outcomeUnknown?: boolean) {
    super('ERR_TIMEOUT', english.timeout, outcomeUnknown);
  }
}

/** The answer is not JSON. */
export class ParseError extends RequestError {
  /** An HTML page arrived. */
  readonly isPage: boolean;

  /** `received` says what arrived instead, such as "an HTML page of 2 kB"; undefined for JSON that is broken or cut off. */
  constructor(outcomeUnknown?: boolean, received?: string, isPage = false) {
    const hint = received ? `, not ${received}; is there a warning before the JSON?` : '';
    super('ERR_PARSE', english.notJson, outcomeUnknown, `expected JSON${hint}`);
    this.isPage = isPage;
  }
}

/** The answer is JSON, but does not match the endpoint's schema. */
export class ShapeError extends RequestError {
  /** The path of the mismatch, such as `data.3.id`; never the value. */
  readonly path: string;

  /** `shape` is the type that the schema expects at the path; the key itself, in quotes, if it is missing. */
  constructor(path: string, outcomeUnknown?: boolean, shape = 'another shape') {
    const isMissing = shape === `"${path.split('.').at(-1)}"`;
    const expected = isMissing ? `"${path}" is missing` : `expected ${shape}${path && ` at "${path}"`}`;
    super('ERR_SHAPE', english.otherShape, outcomeUnknown, expected);
    this.path = path;
  }
}

/** A form post was answered with an HTML page instead of a redirect, usually the same form with its errors. */
export class PageShownError extends RequestError {
  constructor() {
    super('ERR_PAGE', english.pageShown, true, 'expected a redirect or JSON');
  }
}

/**
 * The host answered with an error status. After a post or for a field's choices, the message of its JSON is shown; of a
 * 400 or 422 those by field, too. Lists and cards show it with a 400, 403 or 422 only. [NET-02] [NET-05] [NET-18]
 */
export class HttpError extends RequestError {
  readonly status: number;
  /** The CSRF token that the host wants instead of the one that was sent. Nothing was carried out. [NET-25] */
  readonly freshToken: string | undefined;
  override readonly refusal: Refusal;

  constructor(status: number, body: unknown, outcomeUnknown?: boolean) {
    const { message, fields } = refusalIn(body, true);
    const refusal = { message, fields: [400, 422].includes(status) ? fields : new Map() };
    super(
      `HTTP_${status}`,
      refusalText(refusal) ?? english.generic,
      outcomeUnknown,
      undefined,
      english.generic,
    );
    this.status = status;
    this.refusal = refusal;
    this.freshToken = freshTokenIn(status, body);
  }
}

/** The host refused the CSRF token of a POST with a page of its own. Nothing was carried out. [NET-25] */
export class PageExpiredError extends RequestError {
  constructor(status: number) {
    super(`HTTP_${status}`, english.pageExpired, false, tokenRefused);
  }
}

const tokenRefused = 'the CSRF token has expired, or the host does not read the header X-CSRF-Token';

/** Statuses with which hosts refuse a CSRF token. */
export const refusesToken = (status: number): boolean => [403, 419, 422].includes(status);

function freshTokenIn(status: number, body: unknown): string | undefined {
  const { token } = Object(body);
  return typeof token === 'string' && token && (status === 401 || refusesToken(status)) ? token : undefined;
}

/** Whether the host says why it refuses a request: its message is shown wherever a list is read. [NET-05] */
export const isRefusal = (error: unknown): error is HttpError =>
  error instanceof HttpError && [400, 403, 422].includes(error.status);

/** The host answered, but did not report success. [RQ-03] */
export class ResultError extends RequestError {
  override readonly refusal: Refusal;

  constructor(body: unknown, outcomeUnknown?: boolean, expected?: string) {
    const refusal = refusalIn(body);
    super(
      'ERR_RESULT',
      refusalText(refusal) ?? english.notConfirmed,
      outcomeUnknown,
      [english.notConfirmed, expected].filter(Boolean).join(', '),
      english.notConfirmed,
    );
    this.refusal = refusal;
  }
}

/** The answer to a POST redirects to another site. [NET-10] */
export class RedirectRefusedError extends RequestError {
  constructor() {
    super('ERR_REDIRECT', english.generic, true, 'expected an address of this site');
  }
}

/** A save or a removal was answered by something that proves neither that it was done nor that it was not. [NET-22] */
export class UnprovedError extends RequestError {
  constructor(isPage: boolean) {
    const message = isPage ? english.pageShown : english.notConfirmed;
    super('ERR_UNPROVED', message, true, 'expected a redirect, no body, or {"success": true}');
  }
}

/** The server corrected the slash at the end of the address, or its capitals, so that a GET took the place of the POST. [NET-24] */
export class PostTurnedIntoGetError extends RequestError {
  constructor(finalUrl: string) {
    const address = withoutIds(new URL(finalUrl).pathname);
    super('ERR_SLASH', english.generic, true, `a redirect made it a GET; post to "${address}"`);
  }
}

/** The user is no longer signed in. [NET-15] */
export class SessionExpiredError extends RequestError {
  /** Whether this is the page's first call to notice it; of background requests, only the first is reported. */
  readonly firstOnPage: boolean;
  readonly signInUrl: string | undefined;

  constructor(firstOnPage: boolean, signInUrl: string | undefined, outcomeUnknown?: boolean) {
    super('ERR_SESSION', english.sessionEnded, outcomeUnknown);
    this.firstOnPage = firstOnPage;
    this.signInUrl = signInUrl;
  }
}

/** An id that is missing or would change the call's path. Nothing was sent. */
export class IdRefusedError extends RequestError {
  constructor(name: string) {
    const why = `${name} is missing or cannot be part of an address.`;
    super('ERR_ID', `ERR_ID: ${why} Use an id without / \\ ? # or %.`, false, why);
  }
}

/** An address outside this site. Nothing was sent. [NET-01] */
export class UrlRefusedError extends RequestError {
  /** `address` must have passed `withoutIds`. */
  constructor(address: string) {
    super(
      'ERR_URL',
      `ERR_URL: "${address.slice(0, 200)}" is not an address of this site. Use one that begins with "/".`,
      false,
      'expected an address of this site',
    );
  }
}

/** Whether a request may have failed for want of a connection. [NET-12] */
export const mayBeOffline = (failure: unknown): boolean =>
  failure instanceof NetworkError || failure instanceof TimeoutError;
