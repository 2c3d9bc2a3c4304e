import { native } from './native.ts';

const name = Symbol.for('psp.page');
const holder = globalThis as { [name]?: Map<string, unknown> };

/**
 * What all elements of the page share, by name, created when it is first asked for. It belongs to the page and not to a
 * module, because psp.js and the chunks have a copy of some modules each.
 */
export function ofPage<Member>(member: string, create: () => Member): Member {
  holder[name] ??= new Map();
  if (!holder[name].has(member)) holder[name].set(member, create());
  return holder[name].get(member) as Member;
}

/** Forgets everything, for tests. */
export const forgetPage = (): void => void holder[name]?.clear();

/** The library's single key in the page's `history.state`. */
export const historyStateKey = 'psp';

/** The settings that an element passes with each call: the common attributes and its own tag. */
export interface PageSettings {
  /** The tag of the calling element, for the console. [NET-14] */
  readonly tag?: string | undefined;
  /** The calling element, which is hidden after Back until its requests are answered. [NET-26] */
  readonly host?: HTMLElement | undefined;
  readonly apiBase?: string | undefined;
  readonly token?: string | undefined;
  /** The cookie that holds the CSRF token, where there is no `token`. [NET-25] */
  readonly tokenCookie?: string | undefined;
  readonly loginPath?: string | undefined;
}

/** What a page sets for all its elements on the script tag: an attribute of elements (camelCase) to that of the script. */
export const scriptAttributes: Readonly<Record<string, string>> = {
  apiBase: 'data-psp-api-base',
  tokenCookie: 'data-token-cookie',
};

/** The value that the script tag gives to every element that has none of its own; null if it gives none. [EMB-18] [NET-25] */
export function pageDefault(name: string): string | null {
  const attribute = scriptAttributes[name];
  if (!attribute) return null;
  const script = native(document, 'querySelector').call(document, `script[${attribute}]`);
  return script?.getAttribute(attribute) ?? null;
}
