import { english } from '../../../../src/domain/language/language.ts';
import { DecisionLog } from '../../../../src/screen/decisions/decision-log.ts';
import { type DecisionPlan, RowDecisions } from '../../../../src/screen/decisions/row-decisions.ts';

export const row = { id: '1', name: 'ERR-1' };
export const unconfirmed = "We couldn't confirm this. Check again before deciding.";

/**
 * Decisions on a list of these ids with a host that gives this answer, and a log of everything they do. `decided`: the
 * decisions of the page, if another list shares them.
 */
export function decisionsWith(answer: () => Promise<unknown>, ids = ['1', '2'], decided = new DecisionLog()) {
  const log: string[] = [];
  const keys: string[] = [];
  const list = new Set(ids);
  const decisions = new RowDecisions(decided);
  decided.lists.add(decisions);
  const source = {
    requestedAt: performance.now(),
    remove: (id: string) => void log.push(`removed ${id}`),
    isStillThere: async (id: string) => list.has(id),
  };
  const plan = (): DecisionPlan => ({
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
    } as unknown as DecisionPlan['screen'],
    source,
    addressOf: id => `/payment/${id}/`,
    send: (_row, choice, reason, keyOf) => {
      keys.push(keyOf(`${choice} ${reason}`));
      return answer();
    },
    done: ({ name }, choice) => void log.push(`${choice}d ${name}`),
    isNotDoneIfListed: false,
    stillListedText: choice => `Still ${choice}?`,
    handledText: ({ name }) => `${name} is gone.`,
  });
  decisions.plan = plan();
  return { decisions, log, keys, list, plan, source };
}

const textOf = (text: unknown): string => (typeof text === 'string' ? text : 'signed out');
