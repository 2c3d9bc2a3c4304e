import { sameOriginUrl } from './same-origin.ts';

export type QueryValue =
  | string
  | number
  | boolean
  | readonly (string | number | boolean)[]
  | null
  | undefined;

/** Where a call goes: the parameters of the path, or the whole address where the page supplies it. */
export interface Target {
  readonly path?: Readonly<Record<string, string | number>> | undefined;
  readonly url?: string | undefined;
  readonly query?: Readonly<Record<string, QueryValue>> | undefined;
  /** Prefix of the library's own paths; an address supplied by the page is taken as it is. */
  readonly apiBase?: string | undefined;
}

/** Why there is no address: the name of the id that cannot stand in a path, or the address that leaves the site. */
export type AddressProblem =
  | { readonly id: string; readonly url?: never }
  | { readonly url: string; readonly id?: never };

/**
 * The full address of a call, or why it must not be sent. [NET-01]
 *
 * The library's own paths are resolved from the root of the site, supplied addresses from the page. A query value
 * replaces one of the same name in the address; undefined ones are left out.
 */
export function addressOf(template: string, target: Target, page: string): string | AddressProblem {
  const isSupplied = template === '{url}';
  const path = isSupplied ? (target.url ?? '') : filled(template, target.path ?? {});
  if (typeof path !== 'string') return path;
  const full = isSupplied ? path : prefixed(path, target.apiBase);
  const href = sameOriginUrl(full, isSupplied ? page : new URL('/', page).href);
  return href ? withQuery(href, target.query ?? {}) : { url: full };
}

/** A path of the library's own after its prefix. */
export const prefixed = (path: string, apiBase = ''): string => apiBase.replace(/\/+$/, '') + path;

/** An address as messages name it: no user, no query, and `{id}` for each segment that looks like an id. [NET-14] */
export function withoutIds(address: string): string {
  const [, origin = '', path = ''] = /^((?:[\w+.-]+:)?(?:\/\/[^/?#]*)?)([^?#]*)/.exec(address) ?? [];
  return (
    origin.replace(/[^/]*@/, '') +
    path.replace(/[^/]+/g, segment => (/[\d@]|^[a-f]{8,}$/i.test(segment) ? '{id}' : segment))
  );
}

function filled(
  template: string,
  values: Readonly<Record<string, string | number>>,
): string | AddressProblem {
  let problem: AddressProblem | undefined;
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    // A template may have broken its line beside it.
    const id = String(values[name]).trim();
    if (!isPlainId(id)) problem ??= { id: name };
    return problem ? '' : encodeURIComponent(id);
  });
  return problem ?? path;
}

/** An id that stays one segment of a path, whoever decodes it: not empty, no dots alone, no separator, no escape. */
function isPlainId(id: string): boolean {
  return !/^(\s*|\.\.?|null|undefined)$|[/\\?#%\p{Cc}\p{Cs}]/u.test(id);
}

function withQuery(href: string, query: Readonly<Record<string, QueryValue>>): string {
  const url = new URL(href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.set(name, String(value));
  }
  return url.href;
}
