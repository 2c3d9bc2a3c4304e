import { native } from './native.ts';

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

/** The value of a query parameter; null and undefined are left out. */
export type QueryValue =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | null
  | undefined;

/** The target of a call: the parameters of its path, or the address that the page supplies. */
interface Target {
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly url?: string | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** The prefix of the library's own paths; not added to an address that the page supplies. */
  readonly apiBase?: string | undefined;
}

/** Why a call has no URL: the name of an unusable id, or an address outside this site. */
export type AddressProblem =
  | { readonly id: string; readonly url?: never }
  | { readonly url: string; readonly id?: never };

/**
 * The full URL of a call, or the reason why it must not be sent. [NET-01]
 *
 * The library's own paths are resolved against the root of the site, supplied addresses against `base`, which a `<base>`
 * of the page may set to another site. Query values replace parameters of the same name in the address.
 */
export function addressOf(
  template: string,
  target: Target,
  base: string,
  origin = new URL(base).origin,
): string | AddressProblem {
  const isSupplied = template === '{url}';
  const path = isSupplied ? (target.url ?? '') : fillTemplate(template, target.path ?? {});
  if (typeof path !== 'string') return path;
  const full = isSupplied ? path : withApiBase(path, target.apiBase);
  const href = sameOriginUrl(full, isSupplied ? base : `${origin}/`, origin);
  return href ? withQuery(href, target.query ?? {}) : { url: full };
}

/** Adds the API base to one of the library's own paths. */
export const withApiBase = (path: string, apiBase = ''): string => apiBase.replace(/\/+$/, '') + path;

/** An address for messages: without user and query, and with `{id}` for each segment that looks like an id. [NET-14] */
export const withoutIds = (address: string): string =>
  address.replace(
    /((?:[\w+.-]+:)?(?:\/\/[^/?#]*)?)([^?#]*).*/s,
    (_, origin: string, path: string) =>
      origin.replace(/[^/]*@/, '') +
      path.replace(/[^/]+/g, segment => (/[\d@]|^[a-f]{8,}$/i.test(segment) ? '{id}' : segment)),
  );

function fillTemplate(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string | AddressProblem {
  let problem: AddressProblem | undefined;
  const path = template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    // A template may have added line breaks around the id.
    const id = String(values[name]).trim();
    if (isPlainId(id)) return encodeURIComponent(id);
    problem ??= { id: name };
    return placeholder;
  });
  return problem ?? path;
}

/** Whether an id stays a single path segment however it is decoded: not empty or dots, no separators, no escapes. */
function isPlainId(id: string): boolean {
  return !/^(\s*|\.\.?|null|undefined)$|[/\\?#%\p{Cc}\p{Cs}]/u.test(id);
}

/** Sets the parameters of a URL; they replace those of the same name. */
export function withQuery(href: string, query: Readonly<Record<string, QueryValue>>): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** The base of relative addresses, as of the page's own links: its `<base>` or its URL. */
const pageBase = (): string => native(document, 'baseURI');

/**
 * The URL of the page, without its fragment, which is not sent; in a srcdoc frame, which has none of its own
 * (about:srcdoc), that of the page around it.
 */
export const pageUrl = (): string =>
  (location.protocol === 'about:' ? pageBase() : location.href).replace(/#.*/, '');

/** The full URL of an address from an attribute, a row or an answer; undefined unless it is of this site. [NET-01] */
export const siteUrl = (address: string): string | undefined => sameOriginUrl(address, pageBase(), origin);

/** The full URL of a call of this page, or the reason why it must not be sent. [NET-01] */
export const callUrl = (template: string, target: Target): string | AddressProblem =>
  addressOf(template, target, pageBase(), origin);
