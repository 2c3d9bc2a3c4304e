import {
  type MoneyProblem,
  moneyText,
  parseMoney,
  postedMoney,
  storedCents,
  sumOf,
  thresholdOf,
  thresholdPercent,
} from '../../domain/display/money.ts';
import type { Language } from '../../domain/language/language.ts';
import type { AttributesOf } from '../../embed/definition.ts';
import { moneyCatalogue } from '../../ui/money/texts.ts';
import type { definition } from './deposit-form.definition.ts';
import { catalogue } from './texts.ts';

/** A child document as the page states it; amounts are spelled in whatever way the server does. */
export type StoredChild = AttributesOf<typeof definition>['children'][number];

/** The two amounts of a line. */
export type AmountField = 'funds' | 'threshold';

/** One line of the form, with the texts of its two inputs. */
export interface Allocation {
  readonly id: string;
  readonly name: string;
  readonly funds: string;
  readonly threshold: string;
  /** Fields whose stored amount could not be read and that have not been edited since. [DEP-05] */
  readonly unreadable: readonly AmountField[];
  /** The last readable funds in cents: only another amount resets the threshold, another spelling does not. */
  readonly fundsInCents: number | undefined;
  /** The threshold before the funds replaced it; empty if it could not be read. */
  readonly replacedThreshold?: string | undefined;
}

/**
 * The initial line of a child: a stored threshold is kept; an absent one follows from the balance, or 0 without a balance.
 * Stored amounts that cannot be read leave their input blank. [DEP-02] [DEP-05]
 */
export function initialAllocation({
  id,
  name,
  depositBalance,
  depositThresholdAmount,
}: StoredChild): Allocation {
  const balance = storedCents(depositBalance);
  const threshold = initialThreshold(depositThresholdAmount, balance);
  const isBalanceUnreadable = !isAbsent(depositBalance) && balance === undefined;
  return {
    id: String(id),
    name: name || String(id),
    funds: inputText(balance),
    threshold: inputText(threshold),
    unreadable: [
      ...(isBalanceUnreadable ? ['funds' as const] : []),
      ...(threshold === undefined ? ['threshold' as const] : []),
    ],
    fundsInCents: isBalanceUnreadable ? undefined : (balance ?? 0),
  };
}

/** Cents; undefined if the stored threshold is negative or cannot be read. */
function initialThreshold(stated: unknown, balance: number | undefined): number | undefined {
  if (isAbsent(stated)) return thresholdOf(balance ?? 0);
  const stored = storedCents(stated);
  return stored !== undefined && stored >= 0 ? stored : undefined;
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

const inputText = (cents: number | undefined): string => (cents === undefined ? '' : moneyText(cents));

/** Edits the funds. Another amount sets the threshold that follows from it; cleared funds count as 0. [DEP-02] */
export function withFunds(line: Allocation, funds: string): Allocation {
  const fundsInCents = parseAmount(funds);
  const unreadable = line.unreadable.filter(field => field !== 'funds');
  if (fundsInCents === undefined || fundsInCents === line.fundsInCents) return { ...line, funds, unreadable };
  const threshold = moneyText(thresholdOf(fundsInCents));
  const replacedThreshold = line.replacedThreshold ?? line.threshold;
  return { ...line, funds, fundsInCents, threshold, unreadable: [], replacedThreshold };
}

export const withThreshold = (line: Allocation, threshold: string): Allocation => ({
  ...line,
  threshold,
  unreadable: line.unreadable.filter(field => field !== 'threshold'),
  replacedThreshold: undefined,
});

/**
 * A hint that the funds have replaced the threshold, with its previous value. It is shown while the funds are being
 * typed: appearing on blur, it would move Save away from under the pointer. [DEP-05]
 */
export function thresholdHint(
  { replacedThreshold, threshold }: Allocation,
  language: Language,
): string | undefined {
  const texts = language.texts(catalogue);
  if (replacedThreshold === undefined || replacedThreshold === threshold) return undefined;
  return replacedThreshold
    ? texts.thresholdReplaced({ percent: thresholdPercent, previous: replacedThreshold })
    : texts.unreadableThresholdReplaced({ percent: thresholdPercent });
}

/** The sum of all funds in cents; empty ones count as 0. Undefined while one cannot be read. [DEP-03] [DEP-05] */
export function totalAllocated(lines: readonly Allocation[]): number | undefined {
  const amounts = lines.map(line =>
    line.unreadable.includes('funds') ? undefined : parseAmount(line.funds),
  );
  return amounts.includes(undefined) ? undefined : sumOf(amounts as number[]);
}

/** The sum of the funds that can be read, in cents: correcting the others can only add to it. [DEP-03] */
export const minimumAllocated = (lines: readonly Allocation[]): number =>
  sumOf(lines.map(({ funds }) => parseAmount(funds) ?? 0));

/** In cents; undefined unless both amounts are known. */
export const remainingOf = (balance: number | undefined, total: number | undefined): number | undefined =>
  balance === undefined || total === undefined ? undefined : balance - total;

/** The error of each input; empty if the line can be saved. */
export interface LineErrors {
  readonly funds?: string;
  readonly threshold?: string;
}

/** Both amounts are required, and the threshold must not exceed the funds. [DEP-01] [DEP-02] */
export function lineErrors(line: Allocation, language: Language): LineErrors {
  const texts = language.texts(catalogue);
  const unreadable = { funds: texts.unreadableFunds, threshold: texts.unreadableThreshold };
  const funds = parseMoney(line.funds);
  const threshold = parseMoney(line.threshold);
  const errorText = (field: AmountField, problem: MoneyProblem) =>
    line.unreadable.includes(field) ? unreadable[field] : language.texts(moneyCatalogue)[problem];
  return {
    ...(funds.ok ? {} : { funds: errorText('funds', funds.problem) }),
    ...(threshold.ok ? {} : { threshold: errorText('threshold', threshold.problem) }),
    ...(funds.ok && threshold.ok && threshold.cents > funds.cents
      ? { threshold: texts.thresholdAboveFunds }
      : {}),
  };
}

/** Names each stored amount that cannot be read, for the console: field and child, without its value. [DEP-05] */
export const unreadableAmounts = (balance: number | undefined, lines: readonly Allocation[]): string[] => [
  ...(balance === undefined ? ['depositBalance of data-parent'] : []),
  ...lines.flatMap(({ id, unreadable }) =>
    unreadable.map(field => `${storedNames[field]} of the child "${id}"`),
  ),
];

const storedNames: Readonly<Record<AmountField, string>> = {
  funds: 'depositBalance',
  threshold: 'depositThresholdAmount',
};

interface AllocationState {
  /** Cents. */
  readonly balance: number | undefined;
  /** Cents. */
  readonly minimumAllocated: number;
  readonly duplicateNames: readonly string[];
}

/** Why the form as a whole cannot be saved; undefined if nothing prevents it. [DEP-03] [DEP-04] */
export function savingObstacle(
  { balance, minimumAllocated: allocated, duplicateNames }: AllocationState,
  language: Language,
): string | undefined {
  const texts = language.texts(catalogue);
  if (duplicateNames.length > 0) return texts.duplicateIds;
  if (balance === undefined) return texts.balanceMissing;
  return allocated > balance ? texts.balanceExceeded : undefined;
}

/** Field names that occur twice in the post: one amount would silently overwrite another. [DEP-04] */
export function duplicateFieldNames(children: readonly Pick<StoredChild, 'id'>[]): string[] {
  const names = ['parentBalance', '_token', ...children.flatMap(child => Object.values(postedNames(child)))];
  return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
}

/** The fields of the post, amounts as `1234.50`; `parentBalance` is the balance as loaded, in cents. [DEP-04] */
export const postedFields = (
  parentBalance: number,
  lines: readonly Allocation[],
): (readonly [name: string, value: string])[] => [
  ['parentBalance', postedMoney(parentBalance)],
  ...lines.flatMap(line => {
    const names = postedNames(line);
    return [
      [names.funds, postedMoney(parseAmount(line.funds) ?? 0)],
      [names.threshold, postedMoney(parseAmount(line.threshold) ?? 0)],
    ] as const;
  }),
];

/** The names under which the amounts of a line are posted. [DEP-04] */
export const postedNames = ({ id }: Pick<StoredChild, 'id'>): Readonly<Record<AmountField, string>> => ({
  funds: String(id),
  threshold: `${id}Threshold`,
});

/** Cents; an empty text counts as 0, and one that cannot be read is undefined. */
function parseAmount(text: string): number | undefined {
  const parsed = parseMoney(text);
  if (parsed.ok) return parsed.cents;
  return parsed.problem === 'empty' ? 0 : undefined;
}
