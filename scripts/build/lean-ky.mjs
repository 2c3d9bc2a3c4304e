/**
 * What stands in for some files of ky in a browser. The first reads `Retry-After` in every form that a date ever had,
 * and four headers beside it: the browser reads dates, too. The second reports progress, the third joins the options of
 * instances, with their hooks; the others are thrown for a hook that wants another try, and for an answer that ky itself
 * has checked: nothing here asks for any of that.
 */
const standIns = [
  [
    /\/ky\/distribution\/core\/retry-timing\.js$/,
    `export const getRetryTimingHeader = headers => {
  const value = headers.get('Retry-After');
  return value === null ? undefined : { value };
};
export const calculateRetryTimingDelay = ({ value }) => {
  const delay = /^\\d+$/.test(value) ? value * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(delay) ? Math.max(0, delay) : undefined;
};`,
  ],
  [
    /\/ky\/distribution\/utils\/body\.js$/,
    `export const streamResponse = response => response;
export const streamRequest = request => request;`,
  ],
  [
    /\/ky\/distribution\/utils\/merge\.js$/,
    `export const validateAndMerge = (_, options) => ({ ...options });
export const mergeHeaders = (_, headers) => new Headers(headers);
export const mergeHooks = () => ({ beforeError: [], beforeRequest: [], afterResponse: [], beforeRetry: [] });
export const cloneShallow = value => value;
export const replaceOption = value => value;
export const deletedParametersSymbol = Symbol();`,
  ],
  [/\/ky\/distribution\/errors\/ForceRetryError\.js$/, 'export class ForceRetryError {}'],
  [/\/ky\/distribution\/errors\/SchemaValidationError\.js$/, 'export class SchemaValidationError {}'],
];

// What would be lost without a word.
const leftOut = /\bhooks\b|\.(create|extend|json)\(/;

/** ky without what nothing here asks for; code of ours that asks for it fails the build. */
export function leanKy() {
  return {
    name: 'lean-ky',
    load: id => standIns.find(([path]) => path.test(id))?.[1] ?? null,
    transform(code, id) {
      const asked = /\/src\/http\//.test(id) && leftOut.exec(code)?.[0];
      if (asked) this.error(`${id} asks ky for ${asked}, which scripts/build/lean-ky.mjs leaves out.`);
      return null;
    },
  };
}
