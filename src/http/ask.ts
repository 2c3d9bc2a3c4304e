import { answerIn, jsonIn } from './answer.ts';
import { lookupBudget } from './budget.ts';
import { hrefOf, logged } from './call.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from './endpoint.ts';
import { send } from './send.ts';
import { sessionLives } from './session.ts';

/**
 * Asks the host and gives its checked answer. [NET-12]
 *
 * Rejects with a `RequestError`, already logged; with the signal's reason (an `AbortError`) when it was aborted, which
 * is no failure and shown to nobody.
 */
export function ask<const E extends GetEndpoint>(endpoint: E, request: GetRequest<E>): Promise<AnswerOf<E>> {
  return logged(endpoint, async () => {
    const { loginPath } = request.page;
    const { text } = await send(hrefOf(endpoint, request), {
      budget: endpoint.budget ?? lookupBudget,
      signal: request.signal,
      loginPath,
    });
    const answer = await answerIn(endpoint, jsonIn(text, loginPath));
    sessionLives();
    return answer;
  });
}
