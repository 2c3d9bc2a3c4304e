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
  /** What `psp:error` may say: our own words, without a word of the host and without a value. [NET-14] */
  readonly detail: { readonly code: string; readonly message: string };
  /** For the console, in our own words as well: what was expected. [NET-14] */
  readonly expected: string | undefined;

  /** `own`: what `detail` says where the message may be the host's. */
  constructor(code: string, message: string, outcomeUnknown = false, expected?: string, own = message) {
    super(message);
    this.code = code;
    this.outcomeUnknown = outcomeUnknown;
    this.expected = expected;
    this.detail = { code, message: own };
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
  /** `page`: how many characters of HTML came in its place. */
  constructor(outcomeUnknown?: boolean, page = 0) {
    const size = Math.round(page / 1000) || 1;
    const instead = page ? `, not an HTML page of ${size} kB; is there a warning before the JSON?` : '';
    super('ERR_PARSE', 'ERR_PARSE: Unexpected response', outcomeUnknown, `expected JSON${instead}`);
  }
}

/** The answer is JSON of another shape. */
export class ShapeError extends RequestError {
  /** Where in the answer, such as `data.3.id`; never what stood there. */
  readonly place: string;

  /** `shape`: what should have stood there, in the words of our schema. */
  constructor(place: string, outcomeUnknown?: boolean, shape = 'another shape') {
    super('ERR_SHAPE', 'ERR_SHAPE: Unexpected response', outcomeUnknown, `expected ${shape} at "${place}"`);
    this.place = place;
  }
}

/** The answer to a form post is a page, and no redirect: the form is shown again, or something in its place. */
export class PageShownError extends RequestError {
  constructor() {
    super('ERR_PAGE', 'The server showed a page instead of going on.', true, 'expected a redirect or JSON');
  }
}

/** The server answered with a status of failure; of 5xx its own words are never shown. [NET-02] [NET-13] */
export class HttpError extends RequestError {
  readonly status: number;

  constructor(status: number, body: unknown, outcomeUnknown?: boolean) {
    const said = status < 500 ? messageIn(body) : undefined;
    super(`HTTP_${status}`, said ?? genericMessage, outcomeUnknown, undefined, genericMessage);
    this.status = status;
  }
}

/** The server answered, and not with success. [RQ-03] */
export class ResultError extends RequestError {
  constructor(body: unknown, outcomeUnknown?: boolean, expected?: string) {
    const said = messageIn(body);
    super(
      'ERR_RESULT',
      said ?? unproven,
      outcomeUnknown,
      [unproven, expected].filter(Boolean).join(', '),
      unproven,
    );
  }
}

/** The answer to a POST sends the browser to another site. [NET-10] */
export class RedirectRefusedError extends RequestError {
  constructor() {
    super('ERR_REDIRECT', genericMessage, true, 'expected an address of this site');
  }
}

/** The person is no longer signed in. [NET-15] */
export class SessionExpiredError extends RequestError {
  /** Whether this is the first call of the page to find it out: of what nobody asked for, only that one is told. */
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
    const why = `${name} is missing or cannot be part of an address.`;
    super('ERR_ID', `ERR_ID: ${why} Use an id without / \\ ? # or %.`, false, why);
  }
}

/** An address outside this site; nothing was sent. [NET-01] */
export class UrlRefusedError extends RequestError {
  /** `address`: as `withoutIds` names it. */
  constructor(address: string) {
    super(
      'ERR_URL',
      `ERR_URL: "${address.slice(0, 200)}" is not an address of this site. Use one that begins with "/".`,
      false,
      'expected an address of this site',
    );
  }
}

const genericMessage = 'An error occurred.';
const unproven = 'Server did not report success';
const longestMessage = 500;

function messageIn(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return (typeof message === 'string' && message.trim().slice(0, longestMessage)) || undefined;
}
