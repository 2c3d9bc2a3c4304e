import { afterEach } from 'vitest';
import { answeredBy } from '../../stories/support/answers.ts';

type Answer = (request: Request) => Response | Promise<Response>;

let restore = () => {};
afterEach(() => restore());

/** Answers the calls of this test by `METHOD /path`; gives the list of all that were sent. Unknown paths are 404. */
export function answering(answers: Readonly<Record<string, Answer>>): Request[] {
  const sent: Request[] = [];
  restore();
  restore = answeredBy(request => {
    const { pathname } = new URL(request.url);
    sent.push(request.clone());
    const answer = answers[`${request.method} ${pathname}`];
    return answer ? answer(request) : new Response('', { status: 404 });
  })();
  return sent;
}
