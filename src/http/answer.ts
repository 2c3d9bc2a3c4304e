import type { StandardSchemaV1 } from 'ky';
import { type LostNumber, parseJson } from '../domain/json.ts';
import { type Outcome, RequestError, type ShapeMismatch, shapeError } from './errors.ts';
import type { Endpoint } from './request.ts';

/** An answer after all redirects. The body of an error status may be incomplete. */
export interface ReceivedAnswer {
  readonly ok: boolean;
  readonly status: number;
  /** Empty when the body is in `list`. */
  readonly text: string;
  /** The bytes of a GET's very long list, which has to be parsed in slices. */
  readonly list?: readonly Uint8Array[];
  readonly url: string;
  readonly redirected: boolean;
}

/** Parses the JSON of the answer to a GET; undefined when the answer is empty. Throws if it is not JSON. */
export function parseAnswer(text: string, lost?: LostNumber[]): unknown {
  const json = tryParseJson(text, lost);
  if (json === undefined && text.trim()) throw parseError(text, 'not done');
  return json;
}

/** The error of an answer that should be JSON and is not. */
export function parseError(text: string, outcome: Outcome): RequestError {
  const received = receivedInstead(text);
  const hint = received ? `, not ${received}; is there a warning before the JSON?` : '';
  return new RequestError('ERR_PARSE', outcome, { expected: `expected JSON${hint}`, isPage: isHtml(text) });
}

/** What arrived in place of JSON, without quoting it; undefined for text that begins as JSON does. */
function receivedInstead(text: string): string | undefined {
  if (isHtml(text)) return `an HTML page of ${Math.round(text.length / 1000) || 1} kB`;
  return /^\s*[[{]/.test(text) ? undefined : 'other text';
}

/** Parses a text as JSON; undefined when it is not valid JSON. Adds the numbers that have lost digits to `lost`. [NET-23] */
export function tryParseJson(text: string, lost?: LostNumber[]): unknown {
  try {
    return parseJson(text, lost);
  } catch {
    return undefined;
  }
}

/** Whether an answer looks like an HTML page: its first character is `<`. */
export function isHtml(text: string): boolean {
  return text.trimStart().startsWith('<');
}

/** Checks the answer to a GET against the endpoint's schema. Rejects when it does not match. */
export async function checkedAnswer<Answer>(
  endpoint: Endpoint & { readonly answer: StandardSchemaV1<unknown, Answer> },
  json: unknown,
): Promise<Answer> {
  const { value, mismatch } = await checkAnswer(endpoint, json);
  if (mismatch) throw shapeError('not done', mismatch);
  return value as Answer;
}

/** The answer as the endpoint's schema reads it, or where it does not match. */
export async function checkAnswer(
  endpoint: Endpoint,
  json: unknown,
): Promise<{ readonly value?: unknown; readonly mismatch?: ShapeMismatch }> {
  const checked = await endpoint.answer['~standard'].validate(json);
  if (!checked.issues) return { value: checked.value };
  const { path = [], expected } = deepestIssue(checked.issues[0] as Issue);
  const keys = path.map(({ key }) => String(key)).join('.');
  return { mismatch: { path: keys, expected: expected ?? undefined } };
}

/** All places where an answer does not match the endpoint's schema, with the kind that is expected there. */
export async function shapeProblems(endpoint: Endpoint, json: unknown): Promise<ShapeProblem[]> {
  const { issues = [] } = await endpoint.answer['~standard'].validate(json);
  return issues
    .flatMap(issue => deeperIssues(issue as Issue))
    .map(({ path = [], expected }) => ({
      path: path.map(({ key }) => key as string | number),
      expected: expected ?? undefined,
    }));
}

export interface ShapeProblem {
  readonly path: readonly (string | number)[];
  readonly expected: string | undefined;
}

/** Where a schema allows several shapes, the issues of those that matched further. */
function deeperIssues(issue: Issue): Issue[] {
  const depth = depthOf(issue);
  // Stryker disable next-line ArrayDeclaration: a text has no "key", as a missing entry has none.
  const keyOf = ({ path = [] }: Issue): unknown => path[depth]?.key;
  const deeper = (issue.issues ?? []).flatMap(deeperIssues).filter(each => keyOf(each) !== undefined);
  const longest = deeper.toSorted(byDepth)[0];
  // A bare list and a list under a key are different shapes: their keys are of different kinds.
  return longest ? deeper.filter(each => typeof keyOf(each) === typeof keyOf(longest)) : [issue];
}

/** Where a schema allows several shapes, reports the issue of the shape that matched furthest, at its exact path. */
function deepestIssue(issue: Issue): Issue {
  const deepest = (issue.issues ?? []).map(deepestIssue).toSorted(byDepth)[0];
  return deepest && depthOf(deepest) > depthOf(issue) ? deepest : issue;
}

const depthOf = ({ path = [] }: Issue): number => path.length;
const byDepth = (one: Issue, other: Issue): number => depthOf(other) - depthOf(one);

/** The fields of a valibot issue that we use. Not its `message`, which quotes the received value. */
interface Issue {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
  readonly expected?: string | null;
  readonly issues?: readonly Issue[] | undefined;
}

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
