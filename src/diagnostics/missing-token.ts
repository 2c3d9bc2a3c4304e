/** Statuses with which hosts refuse a POST that has no CSRF token. */
const refusals: readonly (number | undefined)[] = [400, 401, 403, 419, 422];

/** Says that a refused POST had no CSRF token, for its line on the console; undefined if that is not the reason. [NET-21] */
export const missingToken = (status: number | undefined, token: string | undefined): string | undefined =>
  !token && refusals.includes(status)
    ? 'it was sent without a CSRF token; set data-token or data-token-cookie'
    : undefined;
