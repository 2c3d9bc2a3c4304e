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

/** The decision on one row. */
export interface RowDecision<Choice extends string = string> {
  readonly step: DecisionStep;
  /** What was chosen, such as `approve`. */
  readonly choice: Choice;
  /** Why it was refused, or why its outcome is unknown; '' otherwise. */
  readonly message: string;
}

/** A row that can be decided on, with the name that people read. */
export interface DecidableRow {
  readonly id: string;
  readonly name: string;
}

/** How a screen posts its decisions and what it shows about them. */
export interface DecisionPlan<Row extends DecidableRow = DecidableRow, Choice extends string = string> {
  readonly screen: Screen;
  readonly source: Pick<RowSource, 'remove' | 'isStillThere'>;
  /** Posts a choice; `keyOf` returns the same idempotency key for the same payload. */
  send(row: Row, choice: Choice, reason: string, keyOf: (payload: string) => string): Promise<unknown>;
  /** Called after success, to show a notice and dispatch an event. `answer` is what `send` resolved to. */
  done(row: Row, choice: Choice, answer?: unknown): void;
  /** For a lost answer: `It is not known whether this request was approved.` */
  unknownText(choice: Choice): string;
  /** If the list still has the row: `This request was not approved. Try again.` */
  notDoneText(choice: Choice): string;
  /** If the row is gone from the list: `ERR-1 is no longer waiting for review.` */
  handledText(row: Row): string;
}

/**
 * How long a decided row stays visible but inert, and the duration of its closing animation, in milliseconds. [RQ-05]
 */
const visibleDuration = 700;
const closingDuration = 140;

/**
 * The decisions on the rows of a list, such as approve, deny and remove. [RQ-02] [RQ-03] [RQ-05]
 *
 * A decision belongs to its row and to the element, not to the loaded list: it survives a reload of the list and a
 * move of the element, and a second press is ignored while it is in progress.
 */
export class RowDecisions<Row extends DecidableRow = DecidableRow, Choice extends string = string> {
  readonly rows = new Observable<ReadonlyMap<string, RowDecision<Choice>>>(new Map());
  plan: DecisionPlan<Row, Choice> | undefined;
  readonly #keys = new Map<string, ReturnType<typeof idempotencyKeys>>();

  get(id: string): RowDecision<Choice> {
    return this.rows.value.get(id) ?? (waiting as RowDecision<Choice>);
  }

  /** How many rows may be missing from the host's list, or about to be, while they are still shown. */
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
      return this.#handleFailure(row, choice, error);
    }
    this.#step(row.id, 'accept');
    this.plan?.done(row, choice, answer);
    setTimeout(() => this.#leave(row.id), visibleDuration + closingDuration);
  }

  /** Reloads the list to find out whether a decision whose answer was lost took effect. */
  async check(row: Row): Promise<void> {
    const { choice, message } = this.get(row.id);
    if (this.#step(row.id, 'check', { message }))
      await this.#checkList(row, choice, this.plan?.notDoneText(choice) ?? '');
  }

  async #handleFailure(row: Row, choice: Choice, error: unknown): Promise<void> {
    const failure = this.#report(error);
    const { message } = failure;
    if (isHandledByOthers(failure)) {
      this.#step(row.id, 'check', { message });
      await this.#checkList(row, choice, message);
    } else if (failure.outcomeUnknown) this.#lose(row, choice, message);
    else this.#step(row.id, 'refuse', { message });
  }

  /** A row that is no longer in the list has been handled, whether by this decision or by someone else. */
  async #checkList(row: Row, choice: Choice, messageIfRefused: string): Promise<void> {
    try {
      if (await this.plan?.source.isStillThere(row.id))
        return void this.#step(row.id, 'refuse', { message: messageIfRefused });
      this.plan?.screen.notices.show('info', this.plan.handledText(row));
      this.#leave(row.id);
    } catch (error) {
      this.#lose(row, choice, this.#report(error).message);
    }
  }

  #lose(row: Row, choice: Choice, reason: string): void {
    this.#step(row.id, 'lose', { message: `${this.plan?.unknownText(choice) ?? ''} ${reason}` });
  }

  /**
   * Reports a failed request; an ended session is shown above the list with a sign-in link, all others under the row.
   */
  #report(error: unknown): RequestError {
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

  /** Applies an event; returns false if the current step ignores it, such as a second press. */
  #step(id: string, event: DecisionEvent, changes: Partial<RowDecision<Choice>> = {}): boolean {
    const previous = this.get(id);
    const step = stepAfter(previous.step, event);
    if (!step) return false;
    const rows = new Map(this.rows.value);
    if (step === 'waiting') rows.delete(id);
    else rows.set(id, { ...previous, message: '', ...changes, step });
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

// Someone else was faster, or the row no longer exists.
const isHandledByOthers = (failure: RequestError): boolean =>
  failure instanceof HttpError && [404, 409, 412].includes(failure.status);

const createDecisions = () => new RowDecisions();

/** The decisions of an element, one instance per `create` function; re-renders at each step. */
export function useRowDecisions<Row extends DecidableRow, Choice extends string>(
  host: HTMLElement,
  create: () => RowDecisions = createDecisions,
): RowDecisions<Row, Choice> {
  const decisions = elementStore(host, create) as unknown as RowDecisions<Row, Choice>;
  useObservable(decisions.rows);
  return decisions;
}

/** Keeps the plan of the decisions up to date. */
export function useDecisionPlan<Row extends DecidableRow, Choice extends string>(
  decisions: RowDecisions<Row, Choice>,
  plan: DecisionPlan<Row, Choice>,
): void {
  useLayoutEffect(() => {
    decisions.plan = plan;
  });
}
