/**
 * What stands in for three files of ky in a browser. The first reads `Retry-After` in every form that a date ever had,
 * and four headers beside it: the browser reads dates, too. The second reports progress and the third joins the options
 * of instances, with their hooks: nothing here asks for either.
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
];

// What the third would lose without a word.
const joined = /\bhooks\b|\.(create|extend)\(/;

/** ky without what nothing here asks for; code of ours that asks for it fails the build. */
export function leanKy() {
  return {
    name: 'lean-ky',
    load: id => standIns.find(([path]) => path.test(id))?.[1] ?? null,
    transform(code, id) {
      const asked = /\/src\/http\//.test(id) && joined.exec(code)?.[0];
      if (asked) this.error(`${id} asks ky for ${asked}, which scripts/build/lean-ky.mjs leaves out.`);
      return null;
    },
  };
}
