import { english } from '../../../../src/domain/language/language.ts';
import { type Intent, Submission } from '../../../../src/screen/posts/submission.ts';
import type { Screen } from '../../../../src/screen/screen.ts';

export const unconfirmed = "We couldn't confirm that this was saved. Save again to retry safely.";

/** A submission on a page that lets the browser navigate or prevents it, and a log of everything they do. */
export function createForm(mayNavigate: boolean) {
  const log: string[] = [];
  const keys: string[] = [];
  const page = { isConnected: true };
  const submission = new Submission();
  submission.texts = { done: 'Saved.', stale: 'Reload first.' };
  submission.screen = {
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
  } as unknown as Screen;
  const intent = (answer: () => ReturnType<Intent['send']>, payload = 'a=1'): Intent => ({
    payload,
    send: key => {
      keys.push(key);
      return answer();
    },
    fallbackUrl: '/here',
  });
  return { submission, log, keys, intent, page };
}

/** The answer to a post that was carried out. */
export const posted = (redirect?: string) => () => Promise.resolve({ redirect });
