/** Whether the host has certainly not carried out a failed request, or may have. A GET changes nothing. */
export type Outcome = 'not done' | 'unknown';

/** The answer to a failed request. */
interface FailedAnswer {
  readonly status: number;
  readonly redirected: boolean;
  /** The host asks to sign in instead of carrying it out. */
  readonly isSignIn: boolean;
}

/** The outcome of a request that was sent; without an answer, nobody knows that of a POST. [NET-19] [NET-22] [NET-24] */
export const outcomeOf = (method: 'GET' | 'POST', answer?: FailedAnswer): Outcome =>
  method === 'GET' || answer?.isSignIn || (answer && refuses(answer)) ? 'not done' : 'unknown';

/**
 * 408 and every 5xx may come from a proxy, or from a host that failed after it had saved; after a redirect, the status is
 * that of another page.
 */
const refuses = ({ status, redirected }: FailedAnswer): boolean =>
  status >= 400 && status < 500 && status !== 408 && !redirected;
