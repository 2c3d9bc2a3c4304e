import { answerIn, jsonIn } from './answer.ts';
import { type Budget, lookupBudget } from './budget.ts';
import { hrefOf, logged } from './call.ts';
import type { AnswerOf, GetEndpoint, GetRequest } from './endpoint.ts';
import type { Received } from './received.ts';
import { sessionLives } from './session.ts';

/** How a GET is to be sent. */
export interface Outgoing {
  readonly budget: Budget;
  readonly signal?: AbortSignal | undefined;
  readonly loginPath?: string | undefined;
}

/** Sends a GET and reads the whole answer, within its budget. */
type Send = (href: string, outgoing: Outgoing) => Promise<Received>;

type Ask = <const E extends GetEndpoint>(endpoint: E, request: GetRequest<E>) => Promise<AnswerOf<E>>;

/**
 * Makes what asks the host and gives its checked answer. [NET-12]
 *
 * It rejects with a `RequestError`, already logged; with the signal's reason (an `AbortError`) when it was aborted,
 * which is no failure and shown to nobody.
 */
export function asking(send: Send): Ask {
  return (endpoint, request) =>
    logged(endpoint, async () => {
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
