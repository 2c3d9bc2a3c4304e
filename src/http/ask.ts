import { answerIn, jsonIn } from './answer.ts';
import { browserTurn } from './browser-turn.ts';
import { call } from './call.ts';
import { readHeaders } from './early.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from './endpoint.ts';

/**
 * Asks the host and gives its checked answer. [NET-12]
 *
 * It rejects with a `RequestError`, already logged; with the signal's reason (an `AbortError`) when it was aborted,
 * which is no failure and shown to nobody.
 */
export const ask = <const E extends GetEndpoint>(endpoint: E, request: GetRequest<E>): Promise<AnswerOf<E>> =>
  call(endpoint, request, { headers: readHeaders }, async ({ text }) =>
    answerIn(endpoint, await jsonOf(text)),
  );

/** To read the JSON of a longer text takes a task of its own. */
const longText = 500_000;

async function jsonOf(text: string): Promise<unknown> {
  if (text.length < longText) return jsonIn(text);
  await browserTurn();
  const json = jsonIn(text);
  await browserTurn();
  return json;
}
