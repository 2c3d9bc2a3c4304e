import { sameOriginUrl } from '../domain/platform/same-origin.ts';

const usualPlace = /\/(log-?in|logon|sign[-_]?in|signon|auth|sso|cas|wp-login|sessions?\/new)(\.\w+)?$/i;

/** Whether a call that asked for one address ended at another, where people sign in. [NET-15] */
export function isSignIn(final: string, asked: string, loginPath: string | undefined): boolean {
  const place = placeOf(final);
  if (place === placeOf(asked)) return false;
  const named = loginPath && sameOriginUrl(loginPath, location.href);
  return usualPlace.test(place) || (!!named && liesAt(placeOf(named), place));
}

/** The path of an address, without `;…` and slashes at the end. */
const placeOf = (url: string): string => new URL(url).pathname.replace(/;[^/]*/g, '').replace(/\/+$/, '');

const liesAt = (folder: string, place: string): boolean =>
  folder ? `${place}/`.startsWith(`${folder}/`) : !place;

/** Whether a page of HTML, read as text, asks for a password. [NET-15] */
export function asksForPassword(page: string): boolean {
  // Field by field: one expression for all of it would take the square of a hostile page's length.
  const fields = page.match(/<input\b(?:[^>"']+|"[^"]*"|'[^']*')*/gi) ?? [];
  return fields.some(field => /[\s"'/]type\s*=\s*["']?password\b/i.test(field));
}
