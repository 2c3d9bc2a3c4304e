import { wholeText } from './body.ts';
import { takeEarly } from './early.ts';

/** An answer as far as it has been read. */
export interface Exchange {
  readonly answer: Response;
  /** Of an answer that is no refusal. */
  readonly text: string;
}

/** The attempts at one GET, and what they have shown so far. */
export class Attempts {
  /** There is a redirect that cannot be followed, to another site: the session was lost to a sign-on service. */
  leadsAway = false;
  /** An answer began; if there is a failure, it broke off. */
  #begun = false;
  /** No answer came: the next attempt looks whether a redirect stands before it. */
  #suspect = false;

  /** Sends it once and reads the answer; the words of a refusal are left unread. */
  async exchange(request: Request, stall: number): Promise<Exchange> {
    this.#begun = false;
    const answer = await (earlyAnswer(request) ?? this.#fetch(request));
    this.#begun = answer.ok;
    return { answer, text: answer.ok ? await wholeText(answer, stall) : '' };
  }

  /** Whether it is worth another try after attempt `count`, from 1, lost its connection; half an answer only once. */
  mayRepeatLost(count: number): boolean {
    this.#suspect = count === 1 && !this.#begun;
    return count === 1 || !this.#begun;
  }

  async #fetch(request: Request): Promise<Response> {
    if (!this.#suspect) return fetch(request);
    this.#suspect = false;
    const answer = await fetch(request, { redirect: 'manual' });
    this.leadsAway = answer.status < 400 && !answer.ok; // a browser hides the status: it is 0
    if (this.leadsAway) throw new TypeError('redirected');
    return answer;
  }
}

function earlyAnswer(request: Request): Promise<Response> | undefined {
  const early = takeEarly(request);
  if (early) request.signal.addEventListener('abort', early.abort);
  return early?.answer;
}
