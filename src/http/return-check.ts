import { veilOf } from '../platform/return-veil.ts';
import { session } from '../platform/session.ts';
import { HttpError, RequestError, SessionExpiredError } from './errors.ts';

/** Whether the host has confirmed what is shown since Back restored the page from the back/forward cache. [NET-26] */
export class ReturnCheck {
  readonly #veil;
  readonly askAgain: () => void;
  /** The host could not be asked. */
  hasFailed = false;

  /** `host` is the element that shows it; `askAgain` repeats the request after one that got no proper answer. */
  constructor(host: object | undefined, askAgain: () => void) {
    this.#veil = veilOf(host);
    this.#veil.asksHost = true;
    this.askAgain = askAgain;
  }

  /** No proper answer has arrived since, nor that the session has ended. */
  get isPending(): boolean {
    return this.#veil.questions.has(this);
  }

  /** To be called when the page was restored, or the request is repeated: what is shown has to be requested again. */
  begin(): void {
    this.hasFailed = false;
    this.#veil.questions.add(this);
    if (this.#veil.state.value === 'unreachable') this.#veil.hide();
  }

  /**
   * To be called with the failure of a request, or without one when an answer has arrived. True if what is shown has to
   * be removed, since the session ended while the page was left; then dialogs close. A session that ends during a visit
   * removes nothing.
   */
  settle(error?: unknown): boolean {
    if (!this.isPending) return false;
    const isSignedOut = tellsSignedOut(error);
    if (isSignedOut) session().withdrawal.value += 1;
    if (isSignedOut || error === undefined) this.cancel();
    // Asked again by itself, such as once the browser is online, it hides nothing anew.
    else if (!this.hasFailed) {
      this.hasFailed = true;
      this.#veil.lift();
    }
    return isSignedOut;
  }

  /** To be called when it is no longer shown. */
  cancel(): void {
    this.#veil.questions.delete(this);
    this.#veil.lift();
  }
}

/** Statuses with which hosts answer somebody who is signed out. [NET-26] */
const signedOut = [401, 403, 404];

/** Whether this failure means that the user is signed out. [NET-26] */
export const tellsSignedOut = (error: unknown): boolean =>
  error instanceof SessionExpiredError ||
  (error instanceof RequestError && error.isPage) ||
  (error instanceof HttpError && signedOut.includes(error.status));
