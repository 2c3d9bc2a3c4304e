import { readFileSync } from 'node:fs';
import { CannotRun } from '../cannot-run.ts';

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
