/**
 * Whether the status of an answer proves that the host did not carry out a POST. [NET-19]
 *
 * 408 and every 5xx may come from a proxy, or from a host that failed after it had saved; after a redirect, the status is
 * that of another page.
 */
export const provesNotDone = (status: number, redirected: boolean): boolean =>
  status >= 400 && status < 500 && status !== 408 && !redirected;

/**
 * Whether the JSON of an answer with a status of success says that the call failed. A POST then was not carried out,
 * whatever else the answer says: `{"isSuccess": false}`, `{"status": "rejected"}`, `{"violations": [...]}`. Keys are
 * read in any case, and one level down, too. [NET-19] [NET-22]
 */
export function reportsFailure(json: unknown): boolean {
  const { data, result } = Object(json);
  const statements = Array.isArray(json) ? json.slice(0, 1) : [json, data, result];
  return statements.some(contradicts);
}

const contradicts = (json: unknown): boolean =>
  typeof json === 'object' &&
  json !== null &&
  !Array.isArray(json) &&
  Object.entries(json).some(([key, value]) => isContradiction(statementOf(key), value));

/** A key in lower case, without a leading `is`. */
const statementOf = (key: string): string => key.toLowerCase().replace(/^is_?/, '');

function isContradiction(statement: string, value: unknown): boolean {
  if (/^(success|ok|result|saved|removed)$/.test(statement) && isNegative(value)) return true;
  if (/^(status|result)$/.test(statement) && isWord(value, refusalWords)) return true;
  if (/^(status|statuscode|code)$/.test(statement)) return typeof value === 'number' && value >= 400;
  // "default" ends in "fault".
  const isAboutFailure =
    /(errors?|exception|(?<!de)fault|violations|failures|failed)$/.test(statement) ||
    /^error_?(message|msg|text|description|details?)$/.test(statement);
  return isAboutFailure && isFilled(value);
}

const refusalWords = /^(error|fail.*|rejected|denied|invalid|refused|forbidden)$/;

const isNegative = (value: unknown): boolean =>
  value === false || value === 0 || isWord(value, /^(0|false|no|error|fail.*)$/);

/** Whether JSON states that a save or a removal was carried out. [NET-22] */
export const statesSuccess = (json: unknown): boolean =>
  Object.entries(Object(json)).some(([key, value]) => {
    const statement = key.toLowerCase();
    if (/^(success|ok|saved|removed)$/.test(statement))
      return value === true || value === 1 || isWord(value, /^(1|true|yes)$/);
    return /^(result|status)$/.test(statement) && isWord(value, /^(success|ok|saved|removed|done)$/);
  });

/**
 * Whether an answer is a plain word such as `OK`, which says no more than its status: at most 40 characters, no markup,
 * no braces and no word of failure. [NET-22]
 */
export function isPlainAcceptance(text: string): boolean {
  const word = text.trim();
  const saysNothing = word.length <= 40 && !/[<>{}[\]]/.test(word) && !/^(0|null|no)\b/i.test(word);
  return saysNothing && !/false|error|fail|exception|denied|rejected|refused|invalid/i.test(word);
}

/**
 * Whether a redirect leads to the posted address with or without its trailing slash: servers that correct an address so
 * turn the POST into a GET, so nothing was posted. [NET-24]
 */
export function isSlashCorrection(postedUrl: string, finalUrl: string): boolean {
  const [posted, final] = [new URL(postedUrl), new URL(finalUrl)];
  const bare = ({ pathname, search }: URL): string => pathname.replace(/\/+$/, '') + search;
  return posted.pathname !== final.pathname && bare(posted) === bare(final);
}

const isWord = (value: unknown, words: RegExp): boolean =>
  typeof value === 'string' && words.test(value.trim().toLowerCase());

/** Whether a list of errors, or a single one, has any content. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
