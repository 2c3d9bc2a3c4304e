import { english } from '../../../../src/domain/language/language.ts';
import { Posts } from '../../../../src/screen/posts/posts.ts';
import { type Intent, Submission } from '../../../../src/screen/posts/submission.ts';
import type { Feedback } from '../../../../src/screen/requests/failures.tsx';
import { type Answer, answeredRequest, postAnswered } from './answered-request.ts';

export const unconfirmed = "We couldn't confirm this. It is safe to try again.";

/** A submission whose requests are answered. */
export const newSubmission = (screen: Feedback) =>
  new Submission(screen, { done: 'Saved.', stale: 'Reload first.' }, new Posts(postAnswered));

/** A submission on a page that lets the browser navigate or prevents it, and a log of everything they do. */
export function createForm(mayNavigate: boolean) {
  const log: string[] = [];
  const keys: string[] = [];
  const page = { isConnected: true };
  const submission = newSubmission({
    element: {
      host: page,
      language: english,
      report: ({ code }: { code: string }) => log.push(`reported ${code}`),
      navigate: (url: string) => {
        log.push(`to ${url}`);
        return mayNavigate;
      },
    },
    notices: {
      show: (tone: string, text: unknown) =>
        log.push(`${tone}: ${typeof text === 'string' ? text : 'signed out'}`),
      clear() {},
    },
  } as unknown as Feedback);
  const intent = (answer: Answer, value = '1'): Intent => ({
    request: answeredRequest({ fields: [['funds', value]] }, key => {
      keys.push(key);
      return answer(key);
    }),
    fallbackUrl: '/here',
  });
  return { submission, log, keys, intent, page };
}

/** The answer to a post that was carried out. */
export const posted = (redirect?: string) => () => Promise.resolve({ redirect });
