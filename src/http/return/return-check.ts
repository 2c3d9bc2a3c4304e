import { withdrawal } from '../../domain/platform/withdrawal.ts';
import { SessionExpiredError } from '../errors.ts';

/** Whether the host has confirmed what is shown since Back restored the page from the back/forward cache. [NET-20] */
export class ReturnCheck {
  #isPending = false;

  /** To be called when the page was restored: what is shown has to be asked for again. */
  begin(): void {
    this.#isPending = true;
  }

  /**
   * To be called with the failure of a request, or without one when an answer has arrived. True if what is shown has to
   * be removed, since the session ended while the page was left; then dialogs close. A session that ends during a visit
   * removes nothing.
   */
  settle(error?: unknown): boolean {
    const isSignedOut = this.#isPending && error instanceof SessionExpiredError;
    if (isSignedOut) withdrawal.value += 1;
    else if (error === undefined) this.#isPending = false;
    return isSignedOut;
  }
}
