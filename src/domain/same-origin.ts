/**
 * The full address of `candidate` when it stays on the origin of `base`, else undefined. [NET-01]
 *
 * Every address that an attribute, a row or an answer supplies passes here before it is asked, shown as a link or
 * followed. Use the answer as it is: a part of it may leave the origin again (`/.//evil.test` has the pathname
 * `//evil.test`). Refused are other origins, schemes that are not http(s), and addresses with a user name or password.
 */
export function sameOriginUrl(candidate: string, base: string): string | undefined {
  const url = parse(candidate, base);
  if (!url || url.origin !== new URL(base).origin) return undefined;
  return /^https?:$/.test(url.protocol) && `${url.username}${url.password}` === '' ? url.href : undefined;
}

function parse(candidate: string, base: string): URL | undefined {
  try {
    return new URL(candidate, base);
  } catch {
    return undefined;
  }
}
