import { jsonOrNothing } from './answer.ts';
import { wholeText } from './body.ts';
import type { Budget } from './budget.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { type Received, received, refusal } from './received.ts';

interface Outgoing {
  readonly headers: Record<string, string>;
  readonly body: FormData | string;
  readonly budget: Budget;
  readonly loginPath: string | undefined;
}

/**
 * Sends a POST, once, and reads the whole answer within its budget. [NET-12]
 *
 * It goes without ky, whose worth is in repeating, so a page that only posts does not download it. Nothing follows a
 * redirect to another site. Rejects with a `RequestError`.
 */
export async function sendOnce(href: string, outgoing: Outgoing): Promise<Received> {
  const { headers, body, budget, loginPath } = outgoing;
  const limit = AbortSignal.timeout(budget.perTry);
  const { answer, text } = await exchanged(href, { headers, body, signal: limit }, budget.stall);
  if (answer.ok) return received(answer, text, href, loginPath);
  throw refusal(answer, jsonOrNothing(text), { href, loginPath, posted: true });
}

async function exchanged(href: string, request: RequestInit, stall: number) {
  try {
    const answer = await fetch(href, { ...request, method: 'POST', mode: 'same-origin' });
    const text = wholeText(answer, stall);
    // A status of failure says enough, even if its words break off.
    return { answer, text: await (answer.ok ? text : text.catch(() => '')) };
  } catch (error) {
    const late = request.signal?.aborted || error instanceof TimeoutError;
    throw late ? new TimeoutError(true) : new NetworkError(true);
  }
}
