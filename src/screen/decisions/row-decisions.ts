import { useLayoutEffect } from 'react';
import { english, type Language } from '../../domain/language/language.ts';
import { HttpError, RequestError, SessionExpiredError, UnprovedError } from '../../http/errors.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { showFailure } from '../requests/failures.tsx';
import { listStore } from '../requests/list-store.ts';
import type { Screen } from '../screen.ts';
import { type DecidedList, DecisionLog, pageDecisions } from './decision-log.ts';
import { mayDecide, type RowDecision, waiting } from './decision-steps.ts';
import { decisionCatalogue } from './texts.ts';

/** A row that can be decided on, with the name that people read. */
export interface DecidableRow {
  readonly id: string;
  readonly name: string;
}

/** How a screen posts its decisions and what it shows about them. */
export interface DecisionPlan<Row extends DecidableRow = DecidableRow, Choice extends string = string> {
  readonly screen: Screen;
  readonly source: Pick<TableSource, 'remove' | 'isStillThere' | 'requestedAt'>;
  /** What identifies the record on this page: the address that its decisions are posted to. [RQ-06] */
  addressOf(id: string): string;
  /** Posts a choice; `keyOf` returns the same idempotency key for the same payload. */
  send(row: Row, choice: Choice, reason: string, keyOf: (payload: string) => string): Promise<unknown>;
  /** Called after success, to show a notice and dispatch an event. `answer` is what `send` resolved to. */
  done(row: Row, choice: Choice, answer?: unknown): void;
  /** Whether a list that was read after an unknown outcome, and still has the row, proves that nothing was done. */
  readonly isNotDoneIfListed: boolean;
  /** What is said of a row with an unknown outcome that the list still has. */
  stillListedText(choice: Choice): string;
  /** If the row is gone from the list: `ERR-1 is no longer waiting for review.` */
  handledText(row: Row): string;
}

/** How long a decided row stays visible but inert, in milliseconds. [RQ-05] [RQ-07] */
const visibleDuration = 700;

/**
 * The decisions on the rows of a list, such as approve, deny and remove. [RQ-02] [RQ-03] [RQ-05]
 *
 * A decision belongs to its record and to the page, not to the loaded list: it survives a reload of the list and a
 * move of the element, and a second press is ignored while it is in progress. Once decided, a row is inert in every
 * list, also in one that was read later. [RQ-06] [RQ-08]
 */
export class RowDecisions<Row extends DecidableRow = DecidableRow, Choice extends string = string>
  implements DecidedList
{
  plan: DecisionPlan<Row, Choice> | undefined;
  readonly log: DecisionLog;

  /** `log`: where decisions are kept; by default they are shared with no other list. */
  constructor(log = new DecisionLog()) {
    this.log = log;
  }

  /** The decision on a row. Only where the plan says so, a list that was read later settles an unknown one. [RQ-08] */
  get(id: string): RowDecision<Choice> {
    const { plan } = this;
    if (!plan) return waiting as RowDecision<Choice>;
    const decision = this.log.get(plan.addressOf(id)) as RowDecision<Choice>;
    const isReadSince = plan.source.requestedAt > decision.endedAt;
    if (decision.step !== 'unknown' || !isReadSince || !plan.isNotDoneIfListed) return decision;
    return {
      ...decision,
      step: 'refused',
      isUnconfirmed: false,
      message: plan.stillListedText(decision.choice),
    };
  }

  /** How many rows may be missing from the host's list, or about to be, while they are still shown. */
  get removing(): number {
    const steps = [...this.log.decisions.value.values()].map(({ step }) => step);
    return steps.filter(step => step !== 'refused' && step !== 'gone').length;
  }

  /** Sends a choice. An unconfirmed one is sent again as it was, so that the host can recognize it. [NET-19] */
  async decide(row: Row, choice: Choice, reason = ''): Promise<void> {
    const { plan } = this;
    const previous = this.get(row.id);
    if (!plan || !mayDecide(previous, choice)) return;
    const address = plan.addressOf(row.id);
    const sent = previous.isUnconfirmed ? previous.reason : reason;
    this.log.apply(address, 'decide', { choice, reason: sent }, previous);
    let answer: unknown;
    try {
      answer = await plan.send(row, choice, sent, this.log.keyFor(address));
    } catch (error) {
      return this.#handleFailure(row, address, error);
    }
    this.log.apply(address, 'accept', { isUnconfirmed: false, endedAt: performance.now() });
    setTimeout(() => this.log.leave(address, row.id), visibleDuration);
    this.plan?.done(row, choice, answer);
  }

  /** Reads the list again to find out whether a decision whose answer was lost took effect. */
  async check(row: Row): Promise<void> {
    const { plan } = this;
    const { choice, message } = this.get(row.id);
    const address = plan?.addressOf(row.id) ?? '';
    if (!plan || !this.log.apply(address, 'check', { message })) return;
    const read = await this.#readList(row, address);
    if (read instanceof RequestError) this.#loseBy(address, read);
    else if (read === 'unclear') this.#lose(address, this.#language.texts(decisionCatalogue).listTooLong);
    else if (read === 'listed') {
      const event = plan.isNotDoneIfListed ? 'refuse' : 'lose';
      const isUnconfirmed = !plan.isNotDoneIfListed;
      this.log.apply(address, event, { message: plan.stillListedText(choice), isUnconfirmed });
    }
  }

  removeDecided(id: string, address: string): void {
    const { plan } = this;
    if (plan?.addressOf(id) === address && this.log.get(address).endedAt >= plan.source.requestedAt)
      plan.source.remove(id);
  }

  /** Drops the plan with the rows of a list that is no longer shown, unless an answer is still awaited. */
  release(): void {
    const steps = [...this.log.decisions.value.values()].map(({ step }) => step);
    if (!steps.some(step => step === 'sending' || step === 'checking')) this.plan = undefined;
  }

  get #language(): Language {
    return this.plan?.screen.element.language ?? english;
  }

  async #handleFailure(row: Row, address: string, error: unknown): Promise<void> {
    if (error instanceof UnprovedError && (await this.#isProvedByList(row, address, error))) return;
    const failure = this.#report(error, address);
    if (failure.outcomeUnknown) return this.#loseBy(address, failure);
    const message = failure.messageIn(this.#language);
    if (isHandledByOthers(failure)) {
      this.log.apply(address, 'check', { message });
      if ((await this.#readList(row, address)) === 'gone') return;
    }
    if (this.log.get(address).isUnconfirmed && !isAboutEarlierPost(failure)) this.#loseBy(address, failure);
    else this.log.apply(address, 'refuse', { message, isUnconfirmed: false });
  }

  /** After an answer that proves nothing: whether the list shows that it was done, since the row has left it. [NET-22] */
  async #isProvedByList(row: Row, address: string, error: UnprovedError): Promise<boolean> {
    const { choice } = this.log.get(address) as RowDecision<Choice>;
    this.log.apply(address, 'check', { message: error.messageIn(this.#language) });
    const isThere = await this.plan?.source.isStillThere(row.id).catch(() => undefined);
    if (isThere !== false) return false;
    this.log.leave(address, row.id, { endedAt: performance.now() });
    this.plan?.done(row, choice, { redirect: undefined });
    return true;
  }

  /** A row that is no longer in the list has been handled, by this decision or by someone else: it leaves. */
  async #readList(row: Row, address: string): Promise<'gone' | 'listed' | 'unclear' | RequestError> {
    try {
      const isThere = await this.plan?.source.isStillThere(row.id);
      if (isThere === undefined) return 'unclear';
      if (isThere) return 'listed';
    } catch (error) {
      return this.#report(error, address);
    }
    this.plan?.screen.notices.show('info', this.plan.handledText(row));
    this.log.leave(address, row.id, { endedAt: performance.now() });
    return 'gone';
  }

  #loseBy(address: string, failure: RequestError): void {
    const isSignedOut = failure instanceof SessionExpiredError;
    this.#lose(address, isSignedOut ? undefined : failure.messageIn(this.#language));
  }

  /** Shows the reason above the list, and in the row that the outcome is unknown. [NET-18] [NET-19] */
  #lose(address: string, reason?: string): void {
    const endedAt = performance.now();
    const message = this.#language.texts(decisionCatalogue).decisionUnconfirmed;
    this.log.apply(address, 'lose', { message, endedAt, isUnconfirmed: true });
    if (reason) this.plan?.screen.notices.show('danger', reason);
  }

  /**
   * Reports a failed request; an ended session is shown above the list with a sign-in link. Rethrows any other error;
   * the outcome is then unknown, and the row is not locked forever.
   */
  #report(error: unknown, address: string): RequestError {
    if (!(error instanceof RequestError)) {
      this.#lose(address);
      throw error;
    }
    if (!this.plan) return error;
    const { screen } = this.plan;
    if (error instanceof SessionExpiredError) return showFailure(screen, error);
    screen.element.report(error.detail);
    return error;
  }
}

// Someone else was faster, or the row no longer exists.
const isHandledByOthers = (failure: RequestError): boolean =>
  failure instanceof HttpError && [404, 409, 412].includes(failure.status);

/**
 * Whether a refusal of a post that was sent again also says what became of the first one. What stands before the
 * record does not: sign-in, a token, a limit, a lock, or the same post that is still being carried out. [RQ-08]
 */
const isAboutEarlierPost = (failure: RequestError): boolean =>
  !(failure instanceof SessionExpiredError) &&
  !(failure instanceof HttpError && [401, 403, 404, 409, 412, 419, 425, 429].includes(failure.status));

const createDecisions = () => new RowDecisions(pageDecisions);

/** The decisions of a list of an element, one instance per `create` function; re-renders at each step. [TBL-23] */
export function useRowDecisions<Row extends DecidableRow, Choice extends string>(
  host: HTMLElement,
  { list }: Pick<TableSource, 'list'>,
  create: () => RowDecisions = createDecisions,
): RowDecisions<Row, Choice> {
  const decisions = listStore(host, list, create) as unknown as RowDecisions<Row, Choice>;
  useObservable(decisions.log.decisions);
  return decisions;
}

/** Keeps the plan of the decisions up to date, and their list among those on the page. */
export function useDecisionPlan<Row extends DecidableRow, Choice extends string>(
  decisions: RowDecisions<Row, Choice>,
  plan: DecisionPlan<Row, Choice>,
): void {
  useLayoutEffect(() => {
    decisions.plan = plan;
  });
  useLayoutEffect(() => {
    const { lists } = decisions.log;
    lists.add(decisions);
    return () => {
      lists.delete(decisions);
      decisions.release();
    };
  }, [decisions]);
}
