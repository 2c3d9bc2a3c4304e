/**
 * A call that failed. `message` is what the banner shows. [NET-02] [NET-03]
 *
 * It carries no cause: what the platform says of a failure quotes addresses and answers, which belong in no log.
 */
export class RequestError extends Error {
  override readonly name = 'RequestError';
  /** Such as `ERR_NETWORK` or `HTTP_404`. */
  readonly code: string;
  /** The server may have carried out this POST although no usable answer came; it must not be called undone. */
  readonly outcomeUnknown: boolean;

  constructor(code: string, message: string, outcomeUnknown = false) {
    super(message);
    this.code = code;
    this.outcomeUnknown = outcomeUnknown;
  }
}

/** No answer came: no connection, a reset, or an answer that broke off. */
export class NetworkError extends RequestError {
  constructor(outcomeUnknown?: boolean) {
    super('ERR_NETWORK', 'ERR_NETWORK: Network Error', outcomeUnknown);
  }
}

/** No answer, or not the whole of it, came in time. */
export class TimeoutError extends RequestError {
  constructor(outcomeUnknown?: boolean) {
    super('ERR_TIMEOUT', 'ERR_TIMEOUT: Request timed out', outcomeUnknown);
  }
}

/** The answer is not JSON. */
export class ParseError extends RequestError {
  constructor(outcomeUnknown?: boolean) {
    super('ERR_PARSE', 'ERR_PARSE: Unexpected response', outcomeUnknown);
  }
}

/** The answer is JSON of another shape. */
export class ShapeError extends RequestError {
  /** Where in the answer, such as `data.3.id`; never what stood there. */
  readonly place: string;

  constructor(place: string, outcomeUnknown?: boolean) {
    super('ERR_SHAPE', 'ERR_SHAPE: Unexpected response', outcomeUnknown);
    this.place = place;
  }
}

/** The server answered with a status of failure. */
export class HttpError extends RequestError {
  readonly status: number;

  constructor(status: number, body: unknown, outcomeUnknown?: boolean) {
    super(`HTTP_${status}`, messageIn(body) ?? genericMessage, outcomeUnknown);
    this.status = status;
  }
}

/** The server answered, and not with success. [RQ-02] */
export class ResultError extends RequestError {
  constructor(body: unknown) {
    super('ERR_RESULT', messageIn(body) ?? 'Server did not report success');
  }
}

/** The answer to a POST sends the browser to another site. [NET-10] */
export class RedirectRefusedError extends RequestError {
  constructor() {
    super('ERR_REDIRECT', genericMessage, true);
  }
}

/** The person is no longer signed in. */
export class SessionExpiredError extends RequestError {
  /** Whether this is the first call of the page to find it out: one element tells it, not all. */
  readonly firstOnPage: boolean;
  readonly signInUrl: string | undefined;

  constructor(firstOnPage: boolean, signInUrl: string | undefined, outcomeUnknown?: boolean) {
    super('ERR_SESSION', 'Your session has ended. Sign in again, then retry.', outcomeUnknown);
    this.firstOnPage = firstOnPage;
    this.signInUrl = signInUrl;
  }
}

/** An id that would change the path of the call; nothing was sent. */
export class IdRefusedError extends RequestError {
  constructor(name: string) {
    super('ERR_ID', `ERR_ID: ${name} is missing or cannot be part of an address.`);
  }
}

/** An address outside this site; nothing was sent. [NET-01] */
export class UrlRefusedError extends RequestError {
  constructor(url: string) {
    super(
      'ERR_URL',
      `ERR_URL: "${url.slice(0, 200)}" is not an address of this site. Use one that begins with "/".`,
    );
  }
}

const genericMessage = 'An error occurred.';
const longestMessage = 500;

function messageIn(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return (typeof message === 'string' && message.trim().slice(0, longestMessage)) || undefined;
}
