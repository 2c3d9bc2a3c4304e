import { type LostNumber, parseJson } from '../domain/json.ts';
import { type Outcome, RequestError, type ShapeMismatch } from './errors.ts';
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
