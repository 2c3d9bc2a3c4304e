import { native } from './native.ts';
import { Observable } from './observable.ts';
import { ofPage, type PageSettings } from './page.ts';

/** What the page knows of the session of the person who uses it; all elements share it. */
export class Session {
  /**
   * Changes when Back has restored the page and the session turns out to have ended: what the host sent is removed from
   * the elements, and their dialogs close. [NET-20]
   */
  readonly withdrawal = new Observable(0);
  /** Changes when a call succeeds after the session had ended: someone has signed in again. [NET-28] */
  readonly signedInAgain = new Observable(0);
  readonly tokens = new CsrfTokens();
  #sentCalls = 0;
  /** The number of calls that were sent when one last found the session ended; undefined while there is a session. */
  #endedAfter: number | undefined;
  #announcer: unknown;

  /** Counts a call that is sent; returns its number for `markAlive`. */
  countCall(): number {
    this.#sentCalls += 1;
    return this.#sentCalls;
  }

  /** Notes that a call found the session ended; whether it is the first one on the page. [NET-15] */
  markEnded(): boolean {
    const isFirst = this.#endedAfter === undefined;
    this.#endedAfter = this.#sentCalls;
    return isFirst;
  }

  /**
   * Notes that a call succeeded: the next ended session is reported and announced again. A call that was sent before the
   * session was found ended says nothing about a new one.
   */
  markAlive(call: number): void {
    if (this.#endedAfter === undefined || call <= this.#endedAfter) return;
    this.#endedAfter = undefined;
    this.#announcer = undefined;
    this.signedInAgain.value += 1;
  }

  /**
   * Whether this element, by its shadow root, announces that the session has ended: the first of the page that asks. The
   * others show the same sentence without an announcement. [NET-15]
   */
  isAnnouncer(root: unknown): boolean {
    this.#announcer ??= root;
    return this.#announcer === root;
  }

  /** Makes this element the announcer: someone has just pressed a button of it. */
  letAnnounce(root: unknown): void {
    this.#announcer = root;
  }
}

/** The session of this page. */
export const session = (): Session => ofPage('session', () => new Session());

/** The CSRF tokens of a page. [NET-25] */
class CsrfTokens {
  /** Tokens that a host has replaced, each with the one that came in its place; '' stands for none. */
  readonly #replaced = new Map<string, string>();

  /** The token for the next POST: `token`, else the cookie, or what the host has sent in its place since. */
  current({ token, tokenCookie }: PageSettings): string | undefined {
    let current = token || (tokenCookie && cookieNamed(tokenCookie)) || '';
    for (let next = this.#replaced.get(current); next !== undefined; next = this.#replaced.get(current))
      current = next;
    return current || undefined;
  }

  /** From now on a new token is used in place of the old one, by every element of the page. */
  replace(old: string | undefined, fresh: string): void {
    // A host that goes back to an earlier token must not send us round in circles.
    this.#replaced.delete(fresh);
    this.#replaced.set(old ?? '', fresh);
  }
}

function cookieNamed(name: string): string | undefined {
  const entries = native(document, 'cookie')
    .split('; ')
    .map(entry => entry.split(/=(.*)/s));
  const value = entries.find(([key]) => key === name)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
