import { native } from './native.ts';

/** Where an element gets its CSRF token: the token itself, or the name of the cookie that holds it. */
export interface TokenSource {
  readonly token?: string | undefined;
  readonly tokenCookie?: string | undefined;
}

/** The CSRF tokens of a page. [NET-25] */
export class CsrfTokens {
  /** Tokens that a host has replaced, each with the one that came in its place; '' stands for none. */
  readonly #replaced = new Map<string, string>();

  /** The token for the next POST: `token`, else the cookie, or what the host has sent in its place since. */
  current({ token, tokenCookie }: TokenSource): string | undefined {
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
