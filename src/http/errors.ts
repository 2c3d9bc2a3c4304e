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
  /** A sentence for the console, our own as well: what was expected. [NET-14] */
  readonly expected: string;

  constructor(code: string, message: string, outcomeUnknown = false, own: Partial<OwnWords> = {}) {
    super(message);
    this.code = code;
    this.outcomeUnknown = outcomeUnknown;
    this.detail = { code, message: own.message ?? message };
    this.expected = own.expected ?? '';
  }
}

/** What is said in our own words: instead of a message that may be the host's, and of what was expected. */
interface OwnWords {
  readonly message: string;
  readonly expected: string;
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
  /** `pageLength`: the characters of the page of HTML that came in its place. */
  constructor(outcomeUnknown?: boolean, pageLength?: number) {
    const page = `, not an HTML page of ${Math.round((pageLength ?? 0) / 1000) || 1} kB; is there a warning before the JSON?`;
    super('ERR_PARSE', 'ERR_PARSE: Unexpected response', outcomeUnknown, {
      expected: `Expected JSON${pageLength ? page : '.'}`,
    });
  }
}

/** The answer is JSON of another shape. */
export class ShapeError extends RequestError {
  /** Where in the answer, such as `data.3.id`; never what stood there. */
  readonly place: string;

  /** `shape`: what should have stood there, in the words of our schema. */
  constructor(place: string, outcomeUnknown?: boolean, shape = 'something else') {
    super('ERR_SHAPE', 'ERR_SHAPE: Unexpected response', outcomeUnknown, {
      expected: `Expected ${shape} at "${place}".`,
    });
    this.place = place;
  }
}

/** The answer to a form post is a page under the same address: it was shown again, or something in its place. */
export class PageShownError extends RequestError {
  constructor() {
    super('ERR_PAGE', 'The server showed a page instead of going on.', true, {
      expected: 'Expected a redirect, or JSON.',
    });
  }
}

/** The server answered with a status of failure; of 5xx its own words are not repeated. [NET-02] [NET-13] */
export class HttpError extends RequestError {
  readonly status: number;

  constructor(status: number, body: unknown, outcomeUnknown?: boolean) {
    const message = (status < 500 && messageIn(body)) || genericMessage;
    super(`HTTP_${status}`, message, outcomeUnknown, { message: genericMessage });
    this.status = status;
  }
}

/** The server answered, and not with success. [RQ-03] */
export class ResultError extends RequestError {
  constructor(body: unknown, outcomeUnknown?: boolean, expected = '') {
    const message = 'Server did not report success';
    super('ERR_RESULT', messageIn(body) ?? message, outcomeUnknown, {
      message,
      expected: `${message}. ${expected}`.trim(),
    });
  }
}

/** The answer to a POST sends the browser to another site. [NET-10] */
export class RedirectRefusedError extends RequestError {
  constructor() {
    super('ERR_REDIRECT', genericMessage, true, { expected: 'Expected a redirect within this site.' });
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
    const expected = `${name} is missing or cannot be part of an address.`;
    super('ERR_ID', `ERR_ID: ${expected}`, false, { expected });
  }
}

/** An address outside this site; nothing was sent. [NET-01] */
export class UrlRefusedError extends RequestError {
  /** `address`: without query and ids. */
  constructor(address: string) {
    const expected = 'Use one that begins with "/".';
    super(
      'ERR_URL',
      `ERR_URL: "${address.slice(0, 200)}" is not an address of this site. ${expected}`,
      false,
      { expected },
    );
  }
}

const genericMessage = 'An error occurred.';
const longestMessage = 500;

function messageIn(body: unknown): string | undefined {
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return (typeof message === 'string' && message.trim().slice(0, longestMessage)) || undefined;
}
