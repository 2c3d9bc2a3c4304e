import { moneyText, parseMoney, postedMoney, quarterOf, storedCents, sumOf } from '../../domain/money.ts';
import { moneyProblems } from '../../ui/money-field.tsx';

/** A child document as the page states it; amounts in any spelling a server uses. */
export interface StoredChild {
  readonly id: string | number;
  readonly name?: string | null | undefined;
  readonly depositBalance?: unknown;
  readonly depositThresholdAmount?: unknown;
}

/** One line of the form: what stands in its two inputs. */
export interface Allocation {
  readonly id: string;
  readonly name: string;
  readonly funds: string;
  readonly threshold: string;
  /** Cents of the last readable funds: the threshold is set anew only when the amount changes, not its spelling. */
  readonly amount: number;
}

/** The lines as first shown: a stored threshold stays as it is, else 25% of the balance, else 0. [DEP-02] */
export function startingAllocation({
  id,
  name,
  depositBalance,
  depositThresholdAmount,
}: StoredChild): Allocation {
  const balance = storedCents(depositBalance);
  const threshold = storedCents(depositThresholdAmount) ?? quarterOf(balance ?? 0);
  return {
    id: String(id),
    name: name || String(id),
    funds: balance === undefined ? '' : moneyText(balance),
    threshold: moneyText(threshold),
    amount: balance ?? 0,
  };
}

/** Changing the amount of the funds sets the threshold to 25% of it; cleared funds count as 0. [DEP-02] */
export function withFunds(line: Allocation, funds: string): Allocation {
  const amount = countedCents(funds);
  if (amount === undefined || amount === line.amount) return { ...line, funds };
  return { ...line, funds, amount, threshold: moneyText(quarterOf(amount)) };
}

export const withThreshold = (line: Allocation, threshold: string): Allocation => ({ ...line, threshold });

/** Cents of all readable funds. */
export const allocated = (lines: readonly Allocation[]): number =>
  sumOf(lines.map(line => countedCents(line.funds) ?? 0));

/** What is wrong with a line, per input; nothing when it may be saved. */
export interface LineProblems {
  readonly funds?: string;
  readonly threshold?: string;
}

/** Both amounts are required; the threshold is capped at the funds. [DEP-01] [DEP-02] */
export function problemsOf(line: Allocation): LineProblems {
  const funds = parseMoney(line.funds);
  const threshold = parseMoney(line.threshold);
  return {
    ...(funds.ok ? {} : { funds: moneyProblems[funds.problem] }),
    ...(threshold.ok ? {} : { threshold: moneyProblems[threshold.problem] }),
    ...(funds.ok && threshold.ok && threshold.cents > funds.cents
      ? { threshold: 'The threshold must not exceed the funds.' }
      : {}),
  };
}

/** DEP-03. */
export const exceeds = 'Total balance allocated must not exceed the total deposit balance.';

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
