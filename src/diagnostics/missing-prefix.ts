import { withoutIds } from '../platform/address.ts';

/**
 * The console hint that a call answered with 404 lacks the path prefix of the page or of psp.js, such as `/portal`;
 * undefined if it has it. All three are paths. [EMB-18]
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
