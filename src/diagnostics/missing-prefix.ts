import { withoutIds } from '../platform/address.ts';

/**
 * Says that page or psp.js lie under a path, such as `/portal`, that a call without an answer lacks, for its line on the
 * console; undefined if it lacks none. All three are paths. [EMB-18]
 */
export function missingPrefix(call: string, page: string, script: string): string | undefined {
  const [, first] = call.split('/');
  const [, ofPage] = page.split('/');
  const before = page.slice(0, Math.max(0, page.indexOf(`/${first}/`)));
  const prefix = before || (ofPage && script.startsWith(`/${ofPage}/`) ? `/${ofPage}` : '');
  return prefix && !call.startsWith(`${prefix}/`)
    ? `the address lacks the prefix "${withoutIds(prefix)}" of the page; set data-psp-api-base on the script tag`
    : undefined;
}
