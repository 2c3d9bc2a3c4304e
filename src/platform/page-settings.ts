import { native } from './native.ts';

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
