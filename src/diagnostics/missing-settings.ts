import { withoutIds } from '../platform/address.ts';

/**
 * The console hint that a call answered with 404 lacks the path prefix of the page or of psp.js, such as `/portal`;
 * undefined if it has it. All three are paths. [EMB-18]
 */
export function missingPrefix(call: string, page: string, script: string): string | undefined {
  const [, first] = call.split('/');
  const [, ofPage] = page.split('/');
  const before = page.slice(0, Math.max(0, page.indexOf(`/${first}/`)));
  const prefix = before || (ofPage && script.startsWith(`/${ofPage}/`) ? `/${ofPage}` : '');
  return prefix && !call.startsWith(`${prefix}/`)
    ? `the prefix "${withoutIds(prefix)}" is missing; set data-psp-api-base on the script tag`
    : undefined;
}

/** Statuses with which hosts refuse a POST that has no CSRF token. */
const refusals: readonly (number | undefined)[] = [400, 401, 403, 419, 422];

/** Says that a refused POST had no CSRF token, for its line on the console; undefined if that is not the reason. [NET-21] */
export const missingToken = (status: number | undefined, token: string | undefined): string | undefined =>
  !token && refusals.includes(status)
    ? 'no CSRF token was sent; set data-token or data-token-cookie'
    : undefined;
