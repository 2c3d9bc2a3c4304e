import { CannotRun } from '../report/finding.ts';

/** An answer to a GET, after redirects within the site. */
export interface Visited {
  /** Where the redirects ended. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** A redirect to another site, which is not followed. */
  readonly leavesTo?: string;
}

const timeout = 30_000;
const maxRedirects = 5;

/**
 * Sends GETs to one origin like a browser with a session: with the given headers, the cookies of a file, and the
 * cookies of earlier answers. It sends nothing else, and nothing to other origins; headers and cookies are never
 * printed.
 */
export class Visitor {
  readonly origin: string;
  readonly #headers: Headers;
  readonly #cookies: Map<string, string>;

  constructor(origin: string, headers: Headers, cookies: ReadonlyMap<string, string>) {
    this.origin = origin;
    this.#headers = headers;
    this.#cookies = new Map(cookies);
  }

  /** Throws `CannotRun` if the server cannot be reached or the address belongs to another site. */
  async get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Visited> {
    let url = new URL(address, this.origin);
    for (let redirects = 0; ; redirects += 1) {
      if (url.origin !== this.origin)
        throw new CannotRun(`${url.origin} is another site; only ${this.origin} is looked at.`);
      const response = await this.#send(url, headers);
      const location =
        response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
      const next = location === null ? undefined : new URL(location, url);
      const answer = { url: url.href, status: response.status, headers: response.headers };
      if (!next || redirects === maxRedirects) return { ...answer, text: await response.text() };
      await response.body?.cancel();
      if (next.origin !== this.origin) return { ...answer, text: '', leavesTo: next.origin };
      url = next;
    }
  }

  async #send(url: URL, headers: Readonly<Record<string, string>>): Promise<Response> {
    const sent = new Headers(this.#headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies && !sent.has('cookie')) sent.set('cookie', cookies);
    try {
      const response = await globalThis.fetch(url, {
        headers: sent,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeout),
      });
      for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
      return response;
    } catch (error) {
      throw new CannotRun(`${url.origin}${url.pathname} cannot be reached: ${reasonOf(error)}.`);
    }
  }

  #storeCookie(cookie: string): void {
    const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(cookie) ?? [];
    if (name) this.#cookies.set(name.trim(), value.trim());
  }
}

/** A short reason that contains no request data. */
function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === 'TimeoutError') return `no answer within ${timeout / 1000} s`;
  return (cause as { code?: string } | undefined)?.code ?? 'the connection failed';
}

/** Parses the lines of `--header 'Name: value'`. Throws `CannotRun` without repeating the value. */
export function headersFrom(lines: readonly string[]): Headers {
  const headers = new Headers();
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    try {
      headers.append(name.trim(), value);
    } catch {
      throw new CannotRun("A --header cannot be read. Write --header 'Name: value'.");
    }
  }
  return headers;
}

/** Parses a cookie file for a host: Netscape's format, which curl and browsers write, or `name=value; name=value`. */
export function cookiesFrom(text: string, host: string): Map<string, string> {
  const lines = text.split(/\r?\n/).map(line => line.replace(/^#HttpOnly_/, ''));
  return new Map(
    lines.flatMap(line => (line.includes('\t') ? netscapeCookie(line, host) : plainCookies(line))),
  );
}

function netscapeCookie(line: string, host: string): [string, string][] {
  const [domain = '', , , , , name = '', value = ''] = line.split('\t');
  const bare = domain.replace(/^\./, '');
  const isForHost = host === bare || host.endsWith(`.${bare}`);
  return !line.startsWith('#') && isForHost && name ? [[name, value]] : [];
}

const plainCookies = (line: string): [string, string][] =>
  line.startsWith('#')
    ? []
    : line
        .replace(/^cookie:\s*/i, '')
        .split(';')
        .flatMap((pair): [string, string][] => {
          const [, name = '', value = ''] = /^\s*([^=\s]+)=(.*)$/.exec(pair) ?? [];
          return name ? [[name, value.trim()]] : [];
        });
