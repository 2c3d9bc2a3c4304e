import { readFileSync } from 'node:fs';
import { decoderOf } from '../../http/body.ts';
import { CannotRun, LimitReached } from '../cannot-run.ts';

/** An answer to a GET, after redirects within the site. */
export interface Visited {
  /** Where the redirects ended. */
  readonly url: string;
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** A redirect to another site, which is not followed. */
  readonly leavesTo?: string;
}

const maxRedirects = 5;
const maxBytes = 10_000_000;
const maxSeconds = 30;

/**
 * Sends GETs to one origin like a browser with a session: with the given headers and cookies, and the cookies of earlier
 * answers. It sends nothing to other origins.
 */
export class Visitor {
  readonly origin: string;
  readonly #headers: Headers;
  readonly #cookies: Map<string, string>;
  readonly #seconds: number;

  constructor(
    origin: string,
    headers: Headers,
    cookies: ReadonlyMap<string, string>,
    seconds: number = maxSeconds,
  ) {
    this.origin = origin;
    this.#headers = headers;
    this.#cookies = new Map(cookies);
    this.#seconds = seconds;
  }

  /** Throws `CannotRun` if there is no complete answer, and `LimitReached` if it is too large. */
  async get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Visited> {
    let url = new URL(address);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const answer = await this.#send(url, headers);
      const next = targetOf(answer);
      if (!next) return answer;
      if (next.origin !== this.origin) return { ...answer, leavesTo: next.origin };
      url = next;
    }
    throw new CannotRun(`${url.pathname} redirects more than ${maxRedirects} times.`);
  }

  async #send(url: URL, headers: Readonly<Record<string, string>>): Promise<Visited> {
    try {
      const response = await globalThis.fetch(url, {
        headers: this.#headersFor(headers),
        redirect: 'manual',
        signal: AbortSignal.timeout(this.#seconds * 1000),
      });
      for (const cookie of response.headers.getSetCookie()) this.#storeCookie(cookie);
      const bytes = await bytesOf(response, url.pathname);
      const text = decoderOf(response).decode(bytes);
      return { url: url.href, status: response.status, headers: response.headers, bytes, text };
    } catch (error) {
      if (error instanceof CannotRun) throw error;
      throw new CannotRun(`${url.pathname} cannot be read: ${this.#reasonOf(error)}.`);
    }
  }

  #headersFor(headers: Readonly<Record<string, string>>): Headers {
    const sent = new Headers(this.#headers);
    for (const [name, value] of Object.entries(headers)) sent.set(name, value);
    const cookies = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (cookies && !sent.has('cookie')) sent.set('cookie', cookies);
    return sent;
  }

  #storeCookie(cookie: string): void {
    const [, name = '', value = ''] = /^([^=;]*)=([^;]*)/.exec(cookie) ?? [];
    if (name) this.#cookies.set(name.trim(), value.trim());
  }

  /** Without the error's own message, which may repeat a header. */
  #reasonOf(error: unknown): string {
    const { name, cause } = error as Error;
    if (name === 'TimeoutError') return `no complete answer within ${this.#seconds} s`;
    const { code = '' } = Object(cause) as { readonly code?: string };
    return /^E[A-Z]+$/.test(code) ? code : 'the connection failed or the answer is damaged';
  }
}

function targetOf({ url, status, headers }: Visited): URL | undefined {
  const location = status >= 300 && status < 400 ? headers.get('location') : null;
  if (location === null) return undefined;
  if (URL.canParse(location, url)) return new URL(location, url);
  throw new CannotRun(`${new URL(url).pathname} redirects to something that is not an address.`);
}

/** The content of an answer, unpacked. Ends the connection at the limit. */
async function bytesOf({ body }: Response, path: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new LimitReached(`${path} is larger than ${maxBytes / 1e6} MB.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the lines of `--header 'Name: value'`. Throws `CannotRun` without repeating the value. */
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

/** Reads the cookies for a host: Netscape's format, which curl and browsers write, or `name=value; name=value`. */
export function cookiesFrom(file: string, host: string): Map<string, string> {
  const lines = textOf(file)
    .split(/\r?\n/)
    .map(line => line.replace(/^#HttpOnly_/, ''))
    .filter(line => !line.startsWith('#'));
  return new Map(
    lines.flatMap(line => (line.includes('\t') ? netscapeCookie(line, host) : plainCookies(line))),
  );
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new CannotRun(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`);
  }
}

function netscapeCookie(line: string, host: string): [string, string][] {
  const [domain = '', , , , , name = '', value = ''] = line.split('\t');
  const bare = domain.replace(/^\./, '');
  const isForHost = host === bare || host.endsWith(`.${bare}`);
  return isForHost && name ? [[name, value]] : [];
}

const plainCookies = (line: string): [string, string][] =>
  line
    .replace(/^cookie:\s*/i, '')
    .split(';')
    .flatMap((pair): [string, string][] => {
      const [, name = '', value = ''] = /^\s*([^=\s]+)=(.*)$/.exec(pair) ?? [];
      return name ? [[name, value.trim()]] : [];
    });
