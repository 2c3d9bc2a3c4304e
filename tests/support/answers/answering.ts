import { answeredBy } from '../../../stories/support/answers.ts';
import { type Answer, hostOf } from './host.ts';

/** Answers the calls of this test; gives the list of all that are sent. */
export function answering(...answers: readonly Answer[]): readonly Request[] {
  const sent: Request[] = [];
  const host = hostOf(...answers);
  answeredBy(request => {
    sent.push(request.clone());
    return host(request);
  })();
  return sent;
}
