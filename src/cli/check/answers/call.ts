import { hasTextBeforeJson, jsonProblem } from '../../../diagnostics/json-problem.ts';
import { tryParseJson } from '../../../domain/json.ts';
import { isHtml } from '../../../http/errors.ts';
import { isSignIn } from '../../../http/failure.ts';
import { CannotRun, LimitReached } from '../../cannot-run.ts';
import type { Problem } from '../finding.ts';
import { hostPagingMistakes } from '../lists/host-paging.ts';
import { type AskList, listAnswer } from '../lists/list-answer.ts';
import { batchMistakes } from '../lists/ranges.ts';
import type { Visited, Visitor } from '../visitor.ts';
import { answerProblems } from './answer.ts';
import type { ElementRequest } from './requests.ts';

const asElement = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

/** What is wrong with the answer to a call, and with those to more of a list. */
export async function* callProblems(visitor: Visitor, request: ElementRequest): AsyncGenerator<Problem> {
  try {
    const answer = await visitor.get(request.url, asElement);
    const failure = failureOf(answer, request.url);
    if (failure) return yield { message: failure };
    if (answer.text.includes('\uFFFD')) yield { message: notUtf8 };
    const cut = new Set<string>();
    const json = withinLimits(tryParseJson(answer.text), cut);
    for (const message of cut) yield { level: 'unchecked', message };
    yield* await answerProblems(request, json);
    for await (const message of listMistakes(visitor, request, json)) yield { message };
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    const { message } = error;
    yield error instanceof LimitReached ? { level: 'unchecked', message } : { message };
  }
}

const notUtf8 = 'The answer has bytes that are not UTF-8: people see � in place of letters. Send UTF-8.';

async function* listMistakes(
  visitor: Visitor,
  { url, limit, isHostPaged }: ElementRequest,
  json: unknown,
): AsyncGenerator<string> {
  if (limit === undefined) return;
  const ask: AskList = async parameters => {
    const more = new URL(url);
    for (const [name, value] of Object.entries(parameters)) more.searchParams.set(name, String(value));
    const { status, text } = await visitor.get(more.href, asElement);
    return listAnswer(status, withinLimits(tryParseJson(text)));
  };
  const first = listAnswer(200, json);
  yield* isHostPaged ? hostPagingMistakes(first, limit, ask) : batchMistakes(first, limit, ask);
}

/** The parameters of a call; of those that the page adds, only the names. */
function shownQuery(url: string): string {
  const shown = [...new URL(url).searchParams].map(([name, value]) =>
    /^(limit|skip|timeframe|selectedYears)$/.test(name) ? `${name}=${value}` : `${name}=…`,
  );
  return shown.length ? ` with ${shown.join('&')}` : '';
}

/** Explaining where a longer text stops being JSON takes much memory. */
const maxExplained = 1_000_000;

/** Why an answer cannot be read at all. */
function failureOf({ status, url, text, headers, leavesTo }: Visited, asked: string): string | undefined {
  const call = `The call${shownQuery(asked)}`;
  if (status === 401 || leavesTo || isSignIn(url, asked, undefined))
    return `${call} asks to sign in, though the page did not. Answer it with the session of the page; for an ended session, 401.`;
  if (status < 200 || status > 299)
    return `${call} is answered with status ${status}. Answer with 200 and JSON.`;
  if (isHtml(text) && !hasTextBeforeJson(text))
    return `${call} is answered with a page of HTML. Send JSON for Accept: application/json.`;
  if (tryParseJson(text) === undefined)
    return `The answer ${text.length > maxExplained ? 'is not valid JSON.' : jsonProblem(text)} Send JSON, without warnings or debug output before it.`;
  return /\bjson\b/.test(headers.get('content-type') ?? '')
    ? undefined
    : 'The answer is not labelled as JSON. Send Content-Type: application/json.';
}

const maxItems = 10_000;
const maxKeys = 1000;
const maxKeyLength = 200;
const maxDepth = 50;

/**
 * The part of an answer that can be checked in reasonable time: no list, object, key or depth beyond its limit. Adds what
 * it leaves out to `cut`, one sentence each.
 */
function withinLimits(value: unknown, cut = new Set<string>(), depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth === maxDepth) {
    cut.add(`Values are nested more than ${maxDepth} levels deep; those were not looked at.`);
    return null;
  }
  if (Array.isArray(value)) {
    if (value.length > maxItems)
      cut.add(`A list has ${value.length} items; the first ${maxItems} were looked at.`);
    return value.slice(0, maxItems).map(item => withinLimits(item, cut, depth + 1));
  }
  const keys = Object.keys(value);
  const short = keys.filter(key => key.length <= maxKeyLength);
  if (keys.length > maxKeys)
    cut.add(`An object has ${keys.length} keys; the first ${maxKeys} were looked at.`);
  if (short.length < keys.length) cut.add(`Keys of more than ${maxKeyLength} characters were not looked at.`);
  const record = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    short.slice(0, maxKeys).map(key => [key, withinLimits(record[key], cut, depth + 1)]),
  );
}
