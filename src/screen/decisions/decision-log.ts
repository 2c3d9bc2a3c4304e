import { Observable } from '../../domain/platform/observable.ts';
import { idempotencyKeys } from '../../http/idempotency-key.ts';
import { type DecisionEvent, type RowDecision, stepAfter, waiting } from './decision-steps.ts';

/** A list on the page that shows rows with decisions. */
export interface DecidedList {
  /** Removes a row about which a decision has ended. */
  removeDecided(id: string, address: string): void;
}

/** Decisions by the address that they are posted to, with their idempotency keys. [RQ-06] */
export class DecisionLog {
  readonly decisions = new Observable<ReadonlyMap<string, RowDecision>>(new Map());
  /** The lists that are on the page now. */
  readonly lists = new Set<DecidedList>();
  readonly #keys = new Map<string, ReturnType<typeof idempotencyKeys>>();

  get(address: string): RowDecision {
    return this.decisions.value.get(address) ?? waiting;
  }

  /** Applies an event to a decision; returns false if its step ignores the event, such as a second press. */
  apply(address: string, event: DecisionEvent, changes: Partial<RowDecision> = {}, from = this.get(address)) {
    const step = stepAfter(from.step, event);
    if (!step) return false;
    const next: RowDecision = { ...from, message: '', ...changes, step };
    this.decisions.value = new Map(this.decisions.value).set(address, next);
    return true;
  }

  /** Returns the same key for the same payload, until the decision has ended. */
  keyFor(address: string): (payload: string) => string {
    const keys = this.#keys.get(address) ?? idempotencyKeys();
    this.#keys.set(address, keys);
    return keys.keyOf;
  }

  /**
   * Removes the row of an ended decision from every list. The decision itself is kept, so that no list that was
   * requested before it ended can offer the row again.
   */
  leave(address: string, id: string, changes?: Partial<RowDecision>): void {
    if (!this.apply(address, 'leave', changes)) return;
    this.#keys.delete(address);
    for (const list of this.lists) list.removeDecided(id, address);
  }
}

/** The decisions of the page: a payment that two elements show is decided once. [RQ-06] */
export const pageDecisions = new DecisionLog();
