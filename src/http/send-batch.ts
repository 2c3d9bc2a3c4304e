import { jsonOrNothing } from './answer.ts';
import type { Outgoing } from './asking.ts';
import { Attempts, type Exchange } from './attempts.ts';
import { wholeText } from './body.ts';
import { readHeaders } from './early.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { type Received, received, refusal } from './received.ts';
import { sessionExpired } from './session.ts';
import { within } from './within.ts';

const mostTries = 3;
const longestPause = 10_000;
const passingStatuses = [408, 429, 500, 502, 503, 504];

/**
 * Sends a GET and reads the whole answer, within its budget: what `send` promises, by plain fetch. [NET-12]
 *
 * Rejects with a `RequestError`, or with the signal's reason when it was aborted.
 */
export function sendBatch(href: string, outgoing: Outgoing): Promise<Received> {
  const { budget, signal, loginPath } = outgoing;
  return within(budget.total, signal, async whole => {
    const { answer, text } = await repeated(href, outgoing, whole);
    if (answer.ok) return received(answer, text, href, loginPath);
    const words = await wholeText(answer, budget.stall).catch(() => '');
    throw refusal(answer, jsonOrNothing(words), { href, loginPath, posted: false });
  });
}

async function repeated(
  href: string,
  { budget, loginPath }: Outgoing,
  whole: AbortSignal,
): Promise<Exchange> {
  const attempts = new Attempts();
  for (let count = 1; ; count += 1) {
    const usual = budget.pause * count * (1 - Math.random() / 2);
    try {
      const exchange = await within(budget.perTry, whole, signal =>
        attempts.exchange(
          new Request(href, { headers: readHeaders, mode: 'same-origin', signal }),
          budget.stall,
        ),
      );
      if (count === mostTries || !passingStatuses.includes(exchange.answer.status)) return exchange;
      await pause(statedPause(exchange.answer) ?? usual);
    } catch (error) {
      whole.throwIfAborted();
      const isLate = error instanceof TimeoutError;
      const mayRepeat = isLate ? budget.retryTimeout : attempts.mayRepeatLost(count);
      if (count < mostTries && mayRepeat) await pause(usual);
      else if (isLate) throw error;
      else throw attempts.leadsAway ? sessionExpired(loginPath) : new NetworkError();
    }
  }
}

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Milliseconds to wait, where the host says so, in seconds or by a date. */
function statedPause({ headers }: Response): number | undefined {
  const stated = headers.get('retry-after');
  const seconds = Number(stated);
  const after = Number.isNaN(seconds) ? Date.parse(stated ?? '') - Date.now() : seconds * 1000;
  return stated && after >= 0 ? Math.min(after, longestPause) : undefined;
}
