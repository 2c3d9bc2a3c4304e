/**
 * The full address of `candidate` when it stays on the origin of `base`, else undefined. [NET-01]
 *
 * Every address that an attribute, a row or an answer supplies passes here before it is asked, shown as a link or
 * followed. Use the answer as it is: a part of it may leave the origin again (`/.//evil.test` has the pathname
 * `//evil.test`). Refused are other origins, schemes that are not http(s), and addresses with a user name or password.
 */
export function sameOriginUrl(candidate: string, base: string): string | undefined {
  try {
    const url = new URL(candidate, base);
    const staysHere = url.origin === new URL(base).origin && ['http:', 'https:'].includes(url.protocol);
    if (staysHere && !url.username && !url.password) return url.href;
  } catch {
    // What cannot be read as an address is none of ours.
  }
  return undefined;
}
