import {
  type MoneyProblem,
  moneyText,
  parseMoney,
  postedMoney,
  quarterOf,
  storedCents,
  sumOf,
} from '../../domain/display/money.ts';
import { moneyProblems } from '../../ui/pickers/money-field.tsx';

/** A child document as the page states it; amounts in any spelling a server uses. */
export interface StoredChild {
  readonly id: string | number;
  readonly name?: string | null | undefined;
  readonly depositBalance?: unknown;
  readonly depositThresholdAmount?: unknown;
}

/** The two amounts of a line. */
export type AmountField = 'funds' | 'threshold';

/** One line of the form: what stands in its two inputs. */
export interface Allocation {
  readonly id: string;
  readonly name: string;
  readonly funds: string;
  readonly threshold: string;
  /** Stored amounts that could not be read and have not been entered since. [DEP-05] */
  readonly unread: readonly AmountField[];
  /** Cents of the last readable funds: the threshold is set anew only when the amount changes, not its spelling. */
  readonly amount: number | undefined;
  /** The threshold as it was before the funds have rewritten it; empty when it could not be read. */
  readonly replaced?: string | undefined;
}

/**
 * The lines as first shown: a stored threshold stays as it is; without one it is 25% of the balance, else 0. What is
 * stored and cannot be read stays blank. [DEP-02] [DEP-05]
 */
export function startingAllocation({
  id,
  name,
  depositBalance,
  depositThresholdAmount,
}: StoredChild): Allocation {
  const balance = storedCents(depositBalance);
  const threshold = isAbsent(depositThresholdAmount)
    ? quarterOf(balance ?? 0)
    : storedCents(depositThresholdAmount);
  const fundsUnread = !isAbsent(depositBalance) && balance === undefined;
  return {
    id: String(id),
    name: name || String(id),
    funds: textIn(balance),
    threshold: textIn(threshold),
    unread: [
      ...(fundsUnread ? ['funds' as const] : []),
      ...(threshold === undefined ? ['threshold' as const] : []),
    ],
    amount: fundsUnread ? undefined : (balance ?? 0),
  };
}

const isAbsent = (stated: unknown): boolean => stated === undefined || stated === null || stated === '';

const textIn = (cents: number | undefined): string => (cents === undefined ? '' : moneyText(cents));

/** Changing the amount of the funds sets the threshold to 25% of it; cleared funds count as 0. [DEP-02] */
export function withFunds(line: Allocation, funds: string): Allocation {
  const amount = countedCents(funds);
  const unread = line.unread.filter(field => field !== 'funds');
  if (amount === undefined || amount === line.amount) return { ...line, funds, unread };
  const threshold = moneyText(quarterOf(amount));
  return { ...line, funds, amount, threshold, unread: [], replaced: line.replaced ?? line.threshold };
}

export const withThreshold = (line: Allocation, threshold: string): Allocation => ({
  ...line,
  threshold,
  unread: line.unread.filter(field => field !== 'threshold'),
  replaced: undefined,
});

/**
 * What has become of a threshold that the funds have rewritten: nobody is to find out later. It is told at once: what
 * came when the field is left would move Save from under the pointer. [DEP-05]
 */
export function thresholdNews({ replaced, threshold }: Allocation): string | undefined {
  if (replaced === undefined || replaced === threshold) return undefined;
  return replaced ? `25 % of funds, was ${replaced}` : '25 % of funds; the stored one could not be read';
}

/** Cents of all funds, empty ones counting 0; undefined while one cannot be read. [DEP-03] [DEP-05] */
export function allocated(lines: readonly Allocation[]): number | undefined {
  const amounts = lines.map(line => (line.unread.includes('funds') ? undefined : countedCents(line.funds)));
  return amounts.includes(undefined) ? undefined : sumOf(amounts as number[]);
}

/** What is wrong with a line, per input; nothing when it may be saved. */
export interface LineProblems {
  readonly funds?: string;
  readonly threshold?: string;
}

/** Both amounts are required; the threshold is capped at the funds. [DEP-01] [DEP-02] */
export function problemsOf(line: Allocation): LineProblems {
  const funds = parseMoney(line.funds);
  const threshold = parseMoney(line.threshold);
  const problemOf = (field: AmountField, problem: MoneyProblem) =>
    line.unread.includes(field) ? unreadable[field] : moneyProblems[problem];
  return {
    ...(funds.ok ? {} : { funds: problemOf('funds', funds.problem) }),
    ...(threshold.ok ? {} : { threshold: problemOf('threshold', threshold.problem) }),
    ...(funds.ok && threshold.ok && threshold.cents > funds.cents
      ? { threshold: 'The threshold must not exceed the funds.' }
      : {}),
  };
}

const unreadable: Readonly<Record<AmountField, string>> = {
  funds: 'The stored amount could not be read. Enter it.',
  threshold: 'The stored threshold could not be read. Enter it.',
};

/** One sentence for the console for each stored amount that cannot be read: child and field, no value. [DEP-05] */
export const unreadTexts = (lines: readonly Allocation[]): string[] =>
  lines.flatMap(({ id, unread }) => unread.map(field => `${storedNames[field]} of the child "${id}"`));

const storedNames: Readonly<Record<AmountField, string>> = {
  funds: 'depositBalance',
  threshold: 'depositThresholdAmount',
};

interface Allocated {
  readonly balance: number | undefined;
  readonly total: number | undefined;
  readonly clashes: readonly string[];
}

/** Why nothing can be saved, whatever stands in the fields; undefined when nothing is in the way. [DEP-03] [DEP-04] */
export function obstacleTo({ balance, total, clashes }: Allocated): string | undefined {
  if (clashes.length > 0) return 'Two studies share an identifier, so nothing can be saved.';
  if (balance === undefined) return 'The deposit balance is missing, so nothing can be saved.';
  if (total === undefined || total <= balance) return undefined;
  return 'Total balance allocated must not exceed the total deposit balance.';
}

/** Ids that would overwrite another field of the post: money would be lost without a word. [DEP-04] */
export function clashingNames(children: readonly Pick<StoredChild, 'id'>[]): string[] {
  const names = [
    'parentBalance',
    '_token',
    ...children.flatMap(({ id }) => [String(id), thresholdField(String(id))]),
  ];
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** The fields of the post, amounts as `1234.50`; `parent` is the balance as loaded, in cents. [DEP-04] */
export function postedFields(parent: number, lines: readonly Allocation[]): [name: string, value: string][] {
  return [
    ['parentBalance', postedMoney(parent)],
    ...lines.flatMap<[string, string]>(line => [
      [line.id, postedMoney(countedCents(line.funds) ?? 0)],
      [thresholdField(line.id), postedMoney(countedCents(line.threshold) ?? 0)],
    ]),
  ];
}

const thresholdField = (id: string): string => `${id}Threshold`;

function countedCents(text: string): number | undefined {
  const parsed = parseMoney(text);
  if (parsed.ok) return parsed.cents;
  return parsed.problem === 'empty' ? 0 : undefined;
}
