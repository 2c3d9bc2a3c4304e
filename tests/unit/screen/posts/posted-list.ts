import { english } from '../../../../src/domain/language/language.ts';
import { messageOf } from '../../../../src/screen/posts/row-note.tsx';
import { type RowPostPlan, RowPosts, SharedPosts } from '../../../../src/screen/posts/row-posts.ts';
import { answeredRequest, postAnswered } from './answered-request.ts';

export const row = { id: '1', name: 'ERR-1' };
export const unconfirmed = "We couldn't confirm this. Check again before deciding.";

/** The posts that lists share. */
export const sharedPosts = () => new SharedPosts(postAnswered);

/**
 * Decisions on a list of these ids with a host that gives this answer, and a log of everything they do. `shared`:
 * the posts of the page, if another list shares them.
 */
export function decisionsWith(answer: () => Promise<void>, ids = ['1', '2'], shared = sharedPosts()) {
  const log: string[] = [];
  const keys: string[] = [];
  const list = new Set(ids);
  const decisions = new RowPosts(shared);
  shared.lists.add(decisions);
  const source = {
    list: '/payments/',
    requestedAt: performance.now(),
    remove: (id: string) => void log.push(`removed ${id}`),
    reload: async () => {},
    isStillThere: async (id: string) => list.has(id),
  };
  const plan = (): RowPostPlan => ({
    screen: {
      page: { tag: 'psp-sample', apiBase: '', token: undefined, loginPath: undefined },
      element: {
        host: {},
        language: english,
        report: ({ code }: { code: string }) => log.push(`reported ${code}`),
      },
      notices: {
        list: null,
        clear() {},
        show: (tone: string, text: unknown) => log.push(`${tone}: ${textOf(text)}`),
      },
    } as unknown as RowPostPlan['screen'],
    source,
    recordKey: id => `/payment/${id}/`,
    request: (_, choice, reason) =>
      answeredRequest({ json: { choice, reason } }, async key => {
        keys.push(key);
        await answer();
        return { redirect: undefined };
      }),
    isDecision: true,
    texts: {
      progress: () => undefined,
      done: ({ name }, choice) => `${choice}d ${name}`,
      handled: ({ name }) => `${name} is gone.`,
    },
  });
  decisions.plan = plan();
  return { decisions, log, keys, list, plan, source };
}

/** What has become of the post about the row, with what the row says about it; '' if it says nothing. */
export function noted(decisions: RowPosts, language = english) {
  const post = decisions.get('1');
  const message = decisions.hasNote('1') ? messageOf(post, `Still ${post.choice}?`, language) : '';
  return { ...post, message };
}

const textOf = (text: unknown): string => (typeof text === 'string' ? text : 'signed out');
