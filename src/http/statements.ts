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

/**
 * Whether an answer says anywhere that something failed, as `{"results": [{"ok": true}, {"ok": false}]}` does: what else
 * it says then proves nothing. The status of a record may be `rejected`. [NET-19] [NET-22]
 */
export function containsFailure(json: unknown): boolean {
  const found = [json];
  // Grows while it is read.
  for (const each of found) {
    for (const [statement, value] of statementsIn(each)) {
      if (isFailure(statement, value, failureWords) || isErrorStatus(statement, Number(value))) return true;
    }
    for (const value of Object.values(Object(each))) if (typeof value === 'object') found.push(value);
  }
  return false;
}

/** The keys of an object in lower case, without a leading `is`, with their values. */
const statementsIn = (json: unknown): [string, unknown][] =>
  typeof json === 'object' && json !== null && !Array.isArray(json)
    ? Object.entries(json).map(([key, value]) => [key.toLowerCase().replace(/^is_?/, ''), value])
    : [];

function isFailure(statement: string, value: unknown, words: RegExp): boolean {
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

const isErrorStatus = (statement: string, value: number): boolean =>
  /^status(code)?$/.test(statement) && value >= 400 && value < 600;

const failureWords = /^(error|fail.*)$/;
const refusalWords = /^(error|fail.*|rejected|denied|invalid|refused|forbidden)$/;

const isNegative = (value: unknown): boolean =>
  value === false || value === 0 || isWord(value, /^(0|false|no|error|fail.*)$/);

/** Whether JSON states that a save or a removal was carried out, and no message or count in it speaks of a failure. [NET-22] */
export function statesSuccess(json: unknown): boolean {
  const { data, result } = Object(json);
  const isDoubted = [json, data, result]
    .flatMap(statementsIn)
    .some(
      ([key, value]) =>
        (/^(message|msg)$/.test(key) && isTextOfFailure(value)) || isCountOfFailures(key, value),
    );
  return (
    !isDoubted && Object.entries(Object(json)).some(([key, value]) => isSuccess(key.toLowerCase(), value))
  );
}

function isSuccess(statement: string, value: unknown): boolean {
  if (/^(success|ok|saved|removed)$/.test(statement))
    return value === true || value === 1 || isWord(value, /^(1|true|yes)$/);
  return /^(result|status)$/.test(statement) && isWord(value, /^(success|ok|saved|removed|done)$/);
}

/**
 * Whether an answer is a plain word such as `OK`, which says no more than its status: at most 40 characters, no markup,
 * no braces and no word of failure. [NET-22]
 */
export function isPlainAcceptance(text: string): boolean {
  const word = text.trim();
  const saysNothing = word.length <= 40 && !/[<>{}[\]]/.test(word) && !/^(0|null)\b/i.test(word);
  return saysNothing && !isTextOfFailure(word);
}

/** `{"success": true, "failedCount": 2}` or `{"success": true, "updated": 0}`: part of it, or all, was not carried out. */
const isCountOfFailures = (key: string, value: unknown): boolean =>
  (/^((failed|failure|error|rejected|skipped|invalid)_?count|rejected|skipped|invalid)$/.test(key) &&
    isFilled(value)) ||
  (/^(updated|saved|removed|deleted|affected|modified)_?(rows|count)?$/.test(key) && value === 0);

const isTextOfFailure = (text: unknown): boolean =>
  typeof text === 'string' &&
  /false|error|fail|exception|denied|rejected|refused|invalid|unauthori|forbidden|expired|\blocked|^[45]\d\d\b|^-\d|\b(no|not|nothing|cannot|unable)\b|n['’]t\b/i.test(
    text,
  );

/**
 * Whether a redirect leads to the posted address with or without its trailing slash, or with other capitals: servers that
 * correct an address this way turn the POST into a GET, and their answer proves nothing. [NET-24]
 */
export function isAddressCorrection(postedUrl: string, finalUrl: string): boolean {
  const [posted, final] = [new URL(postedUrl), new URL(finalUrl)];
  const bare = ({ pathname, search }: URL): string => pathname.replace(/\/+$/, '').toLowerCase() + search;
  return posted.pathname !== final.pathname && bare(posted) === bare(final);
}

const isWord = (value: unknown, words: RegExp): boolean =>
  typeof value === 'string' && words.test(value.trim().toLowerCase());

/** Whether a list of errors, or a single one, has any content. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
