/**
 * Whether the JSON of an answer with a status of success says that the call failed. A POST then was not carried out,
 * whatever else the answer says: `{"isSuccess": false}`, `{"status": "rejected"}`, `{"violations": [...]}`. Keys are
 * read in any case, and one level down, too. A decision on a payment may answer with the status that it has set, so
 * `denied` does not mean there that it failed. [NET-19] [NET-22]
 */
export function reportsFailure(json: unknown, isDecision = false): boolean {
  const { data, result } = Object(json);
  const statements = Array.isArray(json) ? json.slice(0, 1) : [json, data, result];
  const words = isDecision ? failureWords : refusalWords;
  return statements
    .flatMap(statementsIn)
    .some(([statement, value]) => isFailure(statement, value, words) || isErrorCode(statement, value));
}

/** The keys of an object in lower case, without a leading `is`, with their values. */
export const statementsIn = (json: unknown): [string, unknown][] =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? Object.entries(json).map(([key, value]) => [key.toLowerCase().replace(/^is_?/, ''), value])
    : [];

/** Whether a key and its value say that something failed. */
export function isFailure(statement: string, value: unknown, words: RegExp): boolean {
  if (/^(success|ok|result|saved|removed)$/.test(statement) && isNegative(value)) return true;
  if (/^(status|result)$/.test(statement) && isWord(value, words)) return true;
  // "default" ends in "fault".
  const isAboutFailure =
    /(errors?|exception|(?<!de)fault|violations|failures|failed)$/.test(statement) ||
    /^error_?(message|msg|text|description|details?)$/.test(statement);
  return isAboutFailure && isFilled(value);
}

const isErrorCode = (statement: string, value: unknown): boolean =>
  /^(status|statuscode|code)$/.test(statement) && typeof value === 'number' && value >= 400;

/** The words of a status that mean a failure in any answer. */
export const failureWords = /^(error|fail.*)$/;
/** Those that mean one unless the post has set the status. */
const refusalWords = /^(error|fail.*|rejected|denied|invalid|refused|forbidden)$/;

const isNegative = (value: unknown): boolean =>
  value === false || value === 0 || isWord(value, /^(0|false|no|error|fail.*)$/);

/** Whether a value is a text that these words match. */
export const isWord = (value: unknown, words: RegExp): boolean =>
  typeof value === 'string' && words.test(value.trim().toLowerCase());

/** Whether a list of errors, or a single one, has any content. */
export const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
