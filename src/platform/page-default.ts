import { native } from './native.ts';

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
