import type { Session } from './session.ts';

/**
 * Stored answers to posts with an `Idempotency-Key`: a repeated post gets the same answer and is carried out only once.
 */
export class Repeats {
  readonly #answers = new Map<string, Promise<Response>>();

  async once(request: Request, session: Session, answer: () => Promise<Response>): Promise<Response> {
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    if (!key) return answer();
    const name = `${session.id} ${new URL(request.url).pathname} ${key}`;
    const first = this.#answers.get(name) ?? answer();
    this.#answers.set(name, first);
    const response = await first;
    // Neither a refusal nor a redirect to the sign-in page has changed anything, so both may be retried.
    if (response.status >= 400 || response.headers.get('location')?.startsWith('/login'))
      this.#answers.delete(name);
    return response.clone();
  }
}
