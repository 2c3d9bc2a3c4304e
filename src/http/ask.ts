import { answerIn, jsonIn } from './answer.ts';
import { textOf } from './body.ts';
import { call } from './call.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from './endpoint.ts';
import { readHeaders } from './prefetch.ts';
import type { Received } from './request-attempts.ts';
import { yieldToBrowser } from './yield-to-browser.ts';

/**
 * Asks the host and gives its checked answer. [NET-12]
 *
 * It rejects with a `RequestError`, already logged; with the signal's reason (an `AbortError`) when it was aborted,
 * which is no failure and shown to nobody.
 */
export const ask = <const E extends GetEndpoint>(endpoint: E, request: GetRequest<E>): Promise<AnswerOf<E>> =>
  call(endpoint, request, { headers: readHeaders }, async answer => answerIn(endpoint, await jsonOf(answer)));

/** To read the JSON of a longer text takes a task of its own. */
const longText = 500_000;

async function jsonOf({ text, list }: Received): Promise<unknown> {
  const inPieces = list && (await listInPieces(list));
  if (inPieces) return inPieces;
  const whole = list ? textOf(list) : text;
  if (whole.length < longText) return jsonIn(whole);
  await yieldToBrowser();
  const json = jsonIn(whole);
  await yieldToBrowser();
  return json;
}

// Few lists are so long. Where the lazy chunk cannot be fetched, they are read at once.
const listInPieces = (pieces: readonly Uint8Array[]): Promise<unknown> =>
  import('./parse-list-in-slices.ts').then(chunk => chunk.parseListInSlices(pieces)).catch(() => undefined);
