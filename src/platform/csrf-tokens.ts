import { native } from './native.ts';
import type { PageSettings } from './page-settings.ts';

/** The CSRF tokens of a page. [NET-25] */
export class CsrfTokens {
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
    if (old === fresh) return;
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
