import type { Session } from './session.ts';

/** What was answered to posts that bear an `Idempotency-Key`: a repeated one is answered again and done only once. */
export class Repeats {
  readonly #answers = new Map<string, Promise<Response>>();

  async once(request: Request, session: Session, answer: () => Promise<Response>): Promise<Response> {
    const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
    if (!key) return answer();
    const name = `${session.id} ${new URL(request.url).pathname} ${key}`;
    const first = this.#answers.get(name) ?? answer();
    this.#answers.set(name, first);
    const response = await first;
    // A refusal has done nothing, and neither has being sent to sign in: both may be tried again.
    if (response.status >= 400 || response.headers.get('location')?.startsWith('/login'))
      this.#answers.delete(name);
    return response.clone();
  }
}
