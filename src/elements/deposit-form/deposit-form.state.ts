import { type FormEvent, useEffect, useEffectEvent, useMemo } from 'react';
import { saveDeposits } from '../../api/deposits.ts';
import { storedCents } from '../../domain/display/money.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';
import { type Language, perLanguage } from '../../domain/language/language.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { type PostedField, postTo } from '../../http/request.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { pageUrl } from '../../platform/address.ts';
import { type Intent, useSubmission } from '../../screen/posts/submission.ts';
import { type Screen, useInput, useScreen } from '../../screen/screen.ts';
import { useAttempts } from '../../ui/forms/checked-form.tsx';
import type { definition } from './deposit-form.definition.ts';
import {
  type Allocation,
  duplicateFieldNames,
  initialAllocation,
  lineErrors,
  minimumAllocated,
  postedFields,
  postedNames,
  savingObstacle,
  totalAllocated,
  unreadableAmounts,
} from './deposit-form.rules.ts';
import { catalogue } from './texts.ts';

type Props = ViewProps<typeof definition>;

const submissionTexts = perLanguage(language => {
  const texts = language.texts(catalogue);
  // Beside Save it is said by `obstacle`.
  return { done: texts.saved, stale: '', conflict: texts.earlierUnconfirmed };
});

/** The edited lines, their total, and saving them. [DEP-01] to [DEP-05] */
export function useDepositForm({ attributes, page, element }: Props) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const screen = useScreen({ page, element });
  const saving = useSubmission(screen, submissionTexts(language), screen.session);
  const stored = useStored(attributes);
  useOnNewBalances(screen, stored.balances, saving.refresh);
  const [attempts, countAttempt] = useAttempts();
  const { balance, duplicateNames } = stored;
  const { lines, change, ...totals } = useLines(screen, stored);
  useReportMistakes(element, stored);
  const obstacle =
    saving.phase === 'stale' ? texts.stale : savingObstacle({ balance, duplicateNames, ...totals }, language);
  const fields = postedFields(balance ?? 0, lines);
  return {
    notices: screen.notices,
    isSending: saving.phase === 'sending' || saving.phase === 'leaving',
    attempts: attempts + saving.refusals.count,
    lines,
    hasDuplicates: duplicateNames.length > 0,
    refusalOf: (name: string) => saving.refusals.messageFor(fields, name),
    balance,
    total: totals.total,
    obstacle,
    change,
    markInvalid: countAttempt,
    save(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      countAttempt();
      if (!obstacle && areValid(lines, language))
        saving.submit(saveIntent(fields, lines, attributes.submitUrl ?? pageUrl(), page));
    },
  };
}

const areValid = (lines: readonly Allocation[], language: Language): boolean =>
  lines.every(line => Object.keys(lineErrors(line, language)).length === 0);

const saveIntent = (
  fields: readonly PostedField[],
  lines: readonly Allocation[],
  url: string,
  page: Props['page'],
): Intent => ({
  request: postTo(saveDeposits, { url, fields, page }),
  isShown: name => lines.some(line => Object.values(postedNames(line)).includes(name)),
  fallbackUrl: url,
  isRepeatable: true,
});

/**
 * After a conflict, other balances from the page are as good as a reload of the page. The same ones, which a script may
 * set again at any time, perhaps beside other keys, prove nothing. [DEP-04] [NET-19]
 */
function useOnNewBalances({ session }: Screen, balances: string, refresh: () => void): void {
  const [{ given }, changeInput] = useInput(session, nothingTyped);
  const compare = useEffectEvent((now: string) => {
    if (given && given !== now) refresh();
    changeInput(input => ({ ...input, given: now }));
  });
  useEffect(() => compare(balances), [balances]);
}

/** The lines as edited. They belong to the site and the amounts they were typed for: others reset them. */
function useLines({ session }: Screen, { lines: initial, key: typedFor }: StoredData) {
  const [typed, setTyped] = useInput(session, nothingTyped);
  // Not kept for the day when the page states the earlier balances again.
  useEffect(() => {
    setTyped(current => (current.typedFor === typedFor ? current : { given: current.given, lines: [] }));
  }, [typedFor, setTyped]);
  // In the order and under the names that the page gives them now.
  const linesOf = (state: TypedLines) =>
    state.typedFor === typedFor
      ? initial.map(line => ({ ...line, ...state.lines.find(({ id }) => id === line.id), name: line.name }))
      : initial;
  const lines = linesOf(typed);
  return {
    lines,
    total: totalAllocated(lines),
    minimumAllocated: minimumAllocated(lines),
    change: (index: number, edit: (line: Allocation) => Allocation) =>
      setTyped(current => ({
        ...current,
        typedFor,
        lines: linesOf(current).map((line, position) => (position === index ? edit(line) : line)),
      })),
  };
}

interface TypedLines {
  /** The site and its amounts as stored, as JSON. */
  readonly typedFor?: string;
  readonly lines: readonly Allocation[];
  /** The balances that the page gave last, as JSON. */
  readonly given?: string | undefined;
}

const nothingTyped = (): TypedLines => ({ lines: [] });

/** What the page states. */
interface StoredData {
  /** That of the parent, in cents. */
  readonly balance: number | undefined;
  readonly lines: readonly Allocation[];
  readonly duplicateNames: readonly string[];
  /** The site and its amounts, as JSON: the same in whatever order, and under whatever names, the page states them. */
  readonly key: string;
  /** The same amounts with the parent and its balance. */
  readonly balances: string;
}

const useStored = ({ siteId, parent, children }: Props['attributes']): StoredData =>
  useMemo(() => {
    const lines = children.map(initialAllocation);
    const amounts = lines.map(({ id, funds, threshold }) => [id, funds, threshold].join(' ')).sort();
    const balance = storedCents(parent.depositBalance);
    return {
      balance,
      lines,
      duplicateNames: duplicateFieldNames(children),
      key: JSON.stringify([siteId, amounts]),
      balances: JSON.stringify([parent.id, balance, amounts]),
    };
  }, [siteId, parent, children]);

/** Tells the page's developers what is wrong with the stored data, in the console and in `psp:error`. [DEP-04] [DEP-05] */
function useReportMistakes(element: Props['element'], { balance, lines, duplicateNames }: StoredData): void {
  const report = useEffectEvent((code: ErrorCode, message: string) => {
    console.error(message);
    element.report({ code, message });
  });
  useEffect(() => {
    if (duplicateNames.length > 0) report('ERR_FIELD_NAMES', duplicateNamesMessage(duplicateNames));
    const unreadable = unreadableAmounts(balance, lines);
    if (unreadable.length > 0) report('ERR_AMOUNT', unreadableMessage(unreadable));
  }, [balance, lines, duplicateNames]);
}

const duplicateNamesMessage = (names: readonly string[]): string =>
  `psp-deposit-form: data-children gives several fields the name ${names.join(', ')}. Give each child its own id.`;

const unreadableMessage = (amounts: readonly string[]): string =>
  `psp-deposit-form: an amount that cannot be read: ${amounts.join(', ')}. Write it as 1234.50.`;
