/**
 * What stands in for two files of ky in a browser. The one reads `Retry-After` in every form that a date ever had, and
 * four headers beside it: the browser reads dates, too. The other reports progress, which nothing here asks for.
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
];

export function leanKy() {
  return {
    name: 'lean-ky',
    load: id => standIns.find(([path]) => path.test(id))?.[1] ?? null,
  };
}
