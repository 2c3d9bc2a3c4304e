/**
 * Resolves `candidate` against `base`; undefined unless the result has this origin, by default that of `base`. [NET-01]
 *
 * Every address from an attribute, a row or an answer must pass this check before it is requested, linked or navigated
 * to. Use the returned URL unchanged: a part of it may lead to another origin (`/.//evil.test` has the pathname
 * `//evil.test`). Rejects other origins, schemes other than http(s), and addresses with a user name or password.
 */
export function sameOriginUrl(candidate: string, base: string, origin?: string): string | undefined {
  try {
    const url = new URL(candidate, base);
    const staysHere =
      url.origin === (origin ?? new URL(base).origin) && ['http:', 'https:'].includes(url.protocol);
    if (staysHere && !url.username && !url.password) return url.href;
  } catch {
    // Not a valid URL.
  }
  return undefined;
}
