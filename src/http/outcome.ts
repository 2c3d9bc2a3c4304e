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
 * whatever else the answer says. [NET-19]
 */
export function reportsFailure(json: unknown): boolean {
  const { success, ok, result, status, error, errors, failed } = (json ?? {}) as Record<string, unknown>;
  return (
    [success, ok, result].some(isNegative) || isFailureWord(status) || [error, errors, failed].some(isFilled)
  );
}

const isNegative = (value: unknown): boolean =>
  value === false || value === 0 || isWord(value, /^(0|false)$/) || isFailureWord(value);

/** `error`, `fail`, `failed`, `failure`, in any case. */
const isFailureWord = (value: unknown): boolean => isWord(value, /^(error|fail.*)$/);

const isWord = (value: unknown, words: RegExp): boolean =>
  typeof value === 'string' && words.test(value.trim().toLowerCase());

/** Whether a list of errors, or a single one, has any content. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
