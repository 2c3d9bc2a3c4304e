import { useLayoutEffect } from 'react';
import { Observable } from '../../domain/platform/observable.ts';
import { HttpError, RequestError, SessionExpiredError } from '../../http/errors.ts';
import { idempotencyKeys } from '../../http/idempotency-key.ts';
import type { RowSource } from '../../table/engine/loading/row-source.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { elementStore } from '../requests/element-store.ts';
import { showFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';
import { type DecisionEvent, type DecisionStep, stepAfter } from './decision-steps.ts';

/** How it stands with one row. */
export interface RowDecision<Choice extends string = string> {
  readonly step: DecisionStep;
  /** Such as `approve`. */
  readonly choice: Choice;
  /** Why it was not done, or why nobody knows. */
  readonly message: string;
}

/** What a person decides on: a row, and what it is called. */
export interface Decided {
  readonly id: string;
  readonly name: string;
}

/** What a screen decides about its rows. */
export interface DecisionPlan<Row extends Decided = Decided, Choice extends string = string> {
  readonly screen: Screen;
  readonly source: Pick<RowSource, 'remove' | 'isStillThere'>;
  /** Posts a choice; `keyOf` gives the same idempotency key for the same payload. */
  send(row: Row, choice: Choice, reason: string, keyOf: (payload: string) => string): Promise<unknown>;
  /** What follows when it is done: news, and an event for the page. `answer` is what `send` came back with. */
  done(row: Row, choice: Choice, answer?: unknown): void;
  /** `It is not known whether this request was approved.` */
  unknown(choice: Choice): string;
  /** `This request was not approved. Try again.` */
  undone(choice: Choice): string;
  /** `ERR-1 is no longer waiting for review.` */
  handled(row: Row): string;
}

/** How long a row stays in its place, inert, with what was decided, and how long it closes. [RQ-05] */
const staysFor = 700;
const closesFor = 140;

/**
 * The one way to decide on the rows of a list. [RQ-02] [RQ-03] [RQ-05]
 *
 * A decision belongs to its row and to the element, not to the list as it was loaded: a list that is read anew, or an
 * element that is moved, shows it where it stands, and a second press finds it under way.
 */
export class RowDecisions<Row extends Decided = Decided, Choice extends string = string> {
  readonly rows = new Observable<ReadonlyMap<string, RowDecision<Choice>>>(new Map());
  plan: DecisionPlan<Row, Choice> | undefined;
  readonly #keys = new Map<string, ReturnType<typeof idempotencyKeys>>();

  of(id: string): RowDecision<Choice> {
    return this.rows.value.get(id) ?? (waiting as RowDecision<Choice>);
  }

  /** How many rows may be leaving the host's list, or have left it and are still shown. */
  get removing(): number {
    return [...this.rows.value.values()].filter(({ step }) => step !== 'refused').length;
  }

  async decide(row: Row, choice: Choice, reason = ''): Promise<void> {
    const { plan } = this;
    if (!plan || !this.#step(row.id, 'decide', { choice })) return;
    let answer: unknown;
    try {
      answer = await plan.send(row, choice, reason, this.#keyFor(row.id));
    } catch (error) {
      return this.#failed(row, choice, error);
    }
    this.#step(row.id, 'accept');
    this.plan?.done(row, choice, answer);
    setTimeout(() => this.#leave(row.id), staysFor + closesFor);
  }

  /** Reads the list to see whether a decision whose answer was lost was carried out. */
  async check(row: Row): Promise<void> {
    const { choice, message } = this.of(row.id);
    if (this.#step(row.id, 'check', { message }))
      await this.#look(row, choice, this.plan?.undone(choice) ?? '');
  }

  async #failed(row: Row, choice: Choice, error: unknown): Promise<void> {
    const failure = this.#reported(error);
    const { message } = failure;
    if (isHandled(failure)) {
      this.#step(row.id, 'check', { message });
      await this.#look(row, choice, message);
    } else if (failure.outcomeUnknown) this.#lose(row, choice, message);
    else this.#step(row.id, 'refuse', { message });
  }

  /** A row that is no longer in the list has been handled, by whomever. */
  async #look(row: Row, choice: Choice, otherwise: string): Promise<void> {
    try {
      if (await this.plan?.source.isStillThere(row.id))
        return void this.#step(row.id, 'refuse', { message: otherwise });
      this.plan?.screen.notices.show('info', this.plan.handled(row));
      this.#leave(row.id);
    } catch (error) {
      this.#lose(row, choice, this.#reported(error).message);
    }
  }

  #lose(row: Row, choice: Choice, why: string): void {
    this.#step(row.id, 'lose', { message: `${this.plan?.unknown(choice) ?? ''} ${why}` });
  }

  /** An ended session is told above the list, with the way to sign in; all else is told in the row. */
  #reported(error: unknown): RequestError {
    if (!(error instanceof RequestError)) throw error;
    if (!this.plan) return error;
    const { screen } = this.plan;
    if (error instanceof SessionExpiredError) return showFailure(screen, error);
    screen.element.report(error.detail);
    return error;
  }

  #leave(id: string): void {
    if (!this.#step(id, 'leave')) return;
    this.#keys.delete(id);
    this.plan?.source.remove(id);
  }

  /** Takes the step that an event leads to; false when it leads to none, as with a second press. */
  #step(id: string, event: DecisionEvent, told: Partial<RowDecision<Choice>> = {}): boolean {
    const before = this.of(id);
    const step = stepAfter(before.step, event);
    if (!step) return false;
    const rows = new Map(this.rows.value);
    if (step === 'waiting') rows.delete(id);
    else rows.set(id, { ...before, message: '', ...told, step });
    this.rows.value = rows;
    return true;
  }

  #keyFor(id: string): (payload: string) => string {
    const keys = this.#keys.get(id) ?? idempotencyKeys();
    this.#keys.set(id, keys);
    return keys.keyOf;
  }
}

const waiting: RowDecision = { step: 'waiting', choice: '', message: '' };

// Somebody else was faster, or the row is gone altogether.
const isHandled = (failure: RequestError): boolean =>
  failure instanceof HttpError && [404, 409, 412].includes(failure.status);

const newDecisions = () => new RowDecisions();

/** The decisions of an element, of one kind by each maker; renders anew at each step. */
export function useRowDecisions<Row extends Decided, Choice extends string>(
  host: HTMLElement,
  make: () => RowDecisions = newDecisions,
): RowDecisions<Row, Choice> {
  const decisions = elementStore(host, make) as unknown as RowDecisions<Row, Choice>;
  useObservable(decisions.rows);
  return decisions;
}

/** Tells the decisions what they are about, as it is now. */
export function useDecisionPlan<Row extends Decided, Choice extends string>(
  decisions: RowDecisions<Row, Choice>,
  plan: DecisionPlan<Row, Choice>,
): void {
  useLayoutEffect(() => {
    decisions.plan = plan;
  });
}
