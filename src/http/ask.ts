import { isSuspicious, type SchemaNode } from '../diagnostics/found-keys.ts';
import { reportMistakes, warn } from '../diagnostics/warn.ts';
import { type LostNumber, lostNumbersText, tryParseJson } from '../domain/json.ts';
import { type ReceivedAnswer, textIn } from './body.ts';
import { Call } from './call.ts';
import { parseError, resultError, shapeError } from './errors.ts';
import { reportsFailure } from './failure.ts';
import { readHeaders } from './prefetch.ts';
import { checkAnswer, type GetRequest, whereOf } from './request.ts';
import { yieldToBrowser } from './time-slice.ts';

/**
 * Sends a GET and resolves with the answer, checked against the endpoint's schema. [NET-12]
 *
 * Rejects with a `RequestError`, already logged, or with the signal's reason (an `AbortError`) when the call was
 * aborted; an abort is not a failure and must not be shown to anyone. `onOpening` gets the first rows of a list that
 * is still arriving. [TBL-27]
 */
export async function ask<Answer>(
  request: GetRequest<Answer>,
  signal?: AbortSignal,
  onOpening?: (opening: Answer) => void,
): Promise<Answer> {
  const readOpening = async (text: string) => {
    const { value, mismatch } = await checkAnswer(request.endpoint, parseAnswer(text));
    if (!mismatch && !signal?.aborted) onOpening?.(value as Answer);
  };
  const call = new Call(request, { headers: readHeaders, signal });
  try {
    const lost: LostNumber[] = [];
    const json = await readJson(await call.send(onOpening && readOpening), lost);
    reportAnswerMistakes(request, json, lost);
    if (isFailedList(json)) throw resultError('not done', json);
    const { value, mismatch } = await checkAnswer(request.endpoint, json);
    if (mismatch) throw shapeError('not done', mismatch);
    call.succeeded();
    return value as Answer;
  } catch (error) {
    throw call.failed(error);
  }
}

/** Texts longer than this (in characters) are parsed in a task of their own. */
const longTextLength = 500_000;

async function readJson(received: ReceivedAnswer, lost: LostNumber[]): Promise<unknown> {
  const parsedList = received.list && (await parseListSlices(received.list, lost));
  if (parsedList) return parsedList;
  const text = textIn(received);
  if (text.length < longTextLength) return parseAnswer(text, lost);
  await yieldToBrowser();
  const json = parseAnswer(text, lost);
  await yieldToBrowser();
  return json;
}

/** Parses the JSON of an answer; undefined when it is empty. Throws if it is not JSON. */
export function parseAnswer(text: string, lost?: LostNumber[]): unknown {
  const json = tryParseJson(text, lost);
  if (json === undefined && text.trim()) throw parseError(text, 'not done');
  return json;
}

// A lazy chunk, because few lists are this long. If it cannot be loaded, the list is parsed in one go.
const parseListSlices = (chunks: readonly Uint8Array[], lost: LostNumber[]): Promise<unknown> =>
  import('./parse-list-in-slices.ts')
    .then(module => module.parseListInSlices(chunks, lost))
    .catch(() => undefined);

/** Warns of mistaken keys of an answer, whether it matches its schema or not, and of numbers that have lost digits. [NET-21] [NET-23] */
function reportAnswerMistakes(request: GetRequest, json: unknown, lost: readonly LostNumber[]): void {
  const { host } = request.page;
  const where = whereOf(request);
  const schema = request.endpoint.answer as SchemaNode;
  if (lost.length) warn(host, `${where}: ${lostNumbersText(lost)}`);
  if (isSuspicious(json, schema))
    reportMistakes(host, ({ keyMistakes }) =>
      keyMistakes(json, schema, 'the answer').map(mistake => `${where}: ${mistake}`),
    );
}

/** Whether a list is empty because it failed: some back ends answer so with the status 200. [NET-11] */
const isFailedList = (json: unknown): boolean => {
  const { data } = (json ?? {}) as { readonly data?: unknown };
  return Array.isArray(data) && !data.length && reportsFailure(json);
};
