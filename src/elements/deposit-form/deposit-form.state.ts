import { type FormEvent, useEffect, useEffectEvent, useMemo } from 'react';
import { saveDeposits } from '../../api/deposits.ts';
import { storedCents } from '../../domain/display/money.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { post } from '../../http/post.ts';
import { type Intent, useSubmission } from '../../screen/forms/submission.ts';
import { useKeyedState } from '../../screen/use-keyed-state.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { useAttempts } from '../../ui/forms/error-summary.tsx';
import type { definition } from './deposit-form.definition.ts';
import {
  type Allocation,
  allocated,
  clashingNames,
  obstacleTo,
  postedFields,
  problemsOf,
  startingAllocation,
  unreadTexts,
} from './deposit-form.rules.ts';

type Props = ViewProps<typeof definition>;

const texts = {
  done: 'The balances were saved.',
  unknown:
    'It is not known whether the balances were saved. What you entered is still here: save again, or reload the page to see.',
  stale: 'The balances have changed since this page was loaded. Reload the page before saving.',
};

/** The lines as edited, what they come to, and saving them. [DEP-01] to [DEP-05] */
export function useDepositForm({ attributes, page, element }: Props) {
  const { parent, children, submitUrl } = attributes;
  const screen = { page, element, notices: useNotices() };
  const { phase, submit } = useSubmission(screen, texts);
  const [attempts, attempt] = useAttempts();
  const balance = storedCents(parent.depositBalance);
  const { lines, change, total, clashes } = useLines(element, children);
  const obstacle = phase === 'stale' ? texts.stale : obstacleTo({ balance, total, clashes });

  return {
    notices: screen.notices,
    isSending: phase === 'sending' || phase === 'leaving',
    attempts,
    lines,
    balance,
    total,
    obstacle,
    change,
    save(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      attempt();
      const isRight = lines.every(line => Object.keys(problemsOf(line)).length === 0);
      if (isRight && !obstacle)
        submit(intentOf(postedFields(balance ?? 0, lines), submitUrl ?? location.href, page));
    },
  };
}

const intentOf = (fields: [name: string, value: string][], url: string, page: Props['page']): Intent => ({
  payload: JSON.stringify(fields),
  send: idempotencyKey => post(saveDeposits, { url, fields, page, idempotencyKey }),
  elsewhere: url,
});

/** What was typed belongs to the children it was typed for: other children start afresh. */
function useLines(element: Props['element'], children: Props['attributes']['children']) {
  const [lines, change] = useKeyedState(children, startingLines);
  const clashes = useMemo(() => clashingNames(children), [children]);
  useMistakes(element, children, clashes);
  return {
    lines,
    clashes,
    total: allocated(lines),
    change: (index: number, edit: (line: Allocation) => Allocation) =>
      change(before => before.map((line, at) => (at === index ? edit(line) : line))),
  };
}

const startingLines = (children: Props['attributes']['children']): Allocation[] =>
  children.map(startingAllocation);

/** Tells whoever made the page what is wrong with the stored children. [DEP-04] [DEP-05] */
function useMistakes(
  element: Props['element'],
  children: Props['attributes']['children'],
  clashes: readonly string[],
): void {
  const tell = useEffectEvent((code: string, message: string) => {
    console.error(message);
    element.report({ code, message });
  });
  useEffect(() => {
    if (clashes.length > 0) tell('ERR_FIELD_NAMES', clashText(clashes));
    const unread = unreadTexts(startingLines(children));
    if (unread.length > 0) tell('ERR_AMOUNT', unreadText(unread));
  }, [children, clashes]);
}

const clashText = (names: readonly string[]): string =>
  `psp-deposit-form: data-children gives several fields the name ${names.join(', ')}. Give each child its own id.`;

const unreadText = (places: readonly string[]): string =>
  `psp-deposit-form: data-children has an amount that cannot be read: ${places.join(', ')}. Write it as 1234.50.`;
