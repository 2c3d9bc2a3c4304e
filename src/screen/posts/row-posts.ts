import { useLayoutEffect } from 'react';
import { RequestError } from '../../http/errors.ts';
import type { PostRequest } from '../../http/request.ts';
import { ofPage } from '../../platform/page.ts';
import type { TableSnapshot, TableSource } from '../../table/engine/loading/table-source.ts';
import type { RowState } from '../../table/view/table-props.ts';
import type { NoticeTone } from '../../ui/feedback/notice.tsx';
import { useObservable } from '../../ui/hooks/use-observable.ts';
import { useOnReturn } from '../../ui/hooks/use-on-withdrawal.ts';
import { announcedFailure, type Feedback } from '../requests/failures.tsx';
import { type Ending, failWithoutChunk, idle, maySend, type PostState, Posts } from './posts.ts';
import { decisionCatalogue } from './texts.ts';

/** A row that can be decided on or removed, with the name that people read. */
export type PostedRow = NonNullable<PostState['row']>;

/** What the decisions on the rows of a list, or their removals, send and say. */
export interface RowPostPlan<Row extends PostedRow = PostedRow, Choice extends string = string> {
  readonly screen: Feedback;
  readonly source: Pick<TableSource, 'list' | 'remove' | 'reload' | 'isStillThere' | 'requestedAt'>;
  /** What identifies the record of a row among the posts. [RQ-06] */
  recordKey(id: string): string;
  /** What is posted for a choice. */
  request(row: Row, choice: Choice, reason: string): PostRequest;
  /**
   * A list proves what became of a removal, but not of a decision. After a removal, other data may have changed: the list
   * is read again. [NET-22] [RQ-08]
   */
  readonly isDecision: boolean;
  readonly texts: {
    /** What the button that was pressed says; undefined for what it always says. */
    progress(post: PostState): string | undefined;
    done(row: Row, choice: Choice): string;
    /** If the row is gone from the list: `ERR-1 is no longer waiting for review.` */
    handled(row: Row): string;
  };
  /** Of each choice: what it makes of the row, the tone of its notice, and the event; by default `removed`, `success` and none. */
  readonly done?: Readonly<
    Record<Choice, { readonly state: RowState; readonly tone: NoticeTone; readonly event: `psp:${string}` }>
  >;
}

/** How long a decided row stays visible but inert, in milliseconds. [RQ-05] [RQ-07] */
const visibleDuration = 700;

/** The posts about rows that lists share, and the lists that are on the page. [RQ-06] */
export class SharedPosts extends Posts {
  readonly lists = new Set<Pick<RowPosts, 'removeRow'>>();

  /** How many rows may be missing from the host's list, or about to be, while they are still shown. */
  get removing(): number {
    const isStillShown = ({ step, endedAt }: PostState) =>
      step === 'done'
        ? performance.now() < endedAt + visibleDuration
        : step !== 'refused' && step !== 'handled';
    return [...this.states.value.values()].filter(isStillShown).length;
  }

  /** Forgets what the host has said about posts; an outcome that is unknown stays so. */
  forgetAnswers(): void {
    const open = [...this.states.value].filter(([, { step }]) => step !== 'refused');
    this.states.value = new Map(open.map(([name, state]) => [name, { ...state, failure: undefined }]));
  }
}

/** The decisions of the page: a payment that two elements show is decided once. [RQ-06] */
export const pageDecisions = (): SharedPosts => ofPage('decisions', () => new SharedPosts());

/**
 * The decisions on the rows of a list, or their removals. [RQ-02] [RQ-03] [RQ-05]
 *
 * They survive a reload of the list and a move of the element. Once decided, a row is inert in every list that shares the
 * posts, also in one that was read later; a handled or removed one only until then. [RQ-06] [RQ-08]
 */
export class RowPosts<Row extends PostedRow = PostedRow, Choice extends string = string> {
  /** Undefined while no view shows the list. */
  plan: RowPostPlan<Row, Choice> | undefined;
  readonly posts: SharedPosts;
  /** The rows of its posts. */
  readonly #rows = new Set<PostedRow>();
  /** The checks of missing rows: each reads the whole list. */
  #checks: Promise<unknown> = Promise.resolve();

  constructor(posts: SharedPosts) {
    this.posts = posts;
  }

  /** What has become of the post about a row, as of these states. */
  get(id: string, states = this.posts.states.value): PostState {
    const { plan } = this;
    return plan ? settledBy(plan, states.get(plan.recordKey(id)) ?? idle) : idle;
  }

  /** What the button that was pressed says, as of these states; undefined for what it always says. */
  progressOf(id: string, states?: typeof this.posts.states.value): string | undefined {
    return this.plan?.texts.progress(this.get(id, states));
  }

  /** Whether the row says why its post was refused, or that its outcome is unknown. */
  hasNote(id: string): boolean {
    return ['refused', 'unknown', 'checking'].includes(this.get(id).step);
  }

  /** What was done with a row; undefined until that is known. [RQ-05] */
  stateOf(id: string): RowState | undefined {
    const { step, choice } = this.get(id);
    if (step === 'done') return this.plan?.done?.[choice as Choice].state ?? 'removed';
    return step === 'handled' ? 'removed' : undefined;
  }

  /** What the place of a row that has left says. [RQ-05] */
  outcomeOf(id: string): string | undefined {
    const { plan } = this;
    if (!plan) return undefined;
    const { step, row, choice } = this.posts.get(plan.recordKey(id));
    if (step === 'done') return plan.texts.done(row as Row, choice as Choice);
    return step === 'handled' ? plan.texts.handled(row as Row) : undefined;
  }

  /** Sends a choice. One whose outcome is unknown is sent again as it was, so that the host can recognize it. [NET-19] */
  async send(row: Row, choice: Choice, typedReason = ''): Promise<void> {
    const { plan } = this;
    const previous = this.get(row.id);
    if (!plan || !maySend(previous, choice)) return;
    const key = plan.recordKey(row.id);
    this.#rows.add(row);
    // A later list has a handled row again: the same choice is another intent.
    if (previous.step === 'idle' && this.posts.advance(key, 'idle')) this.posts.renewKey(key);
    const { isOutcomeUnknown } = previous;
    const reason = isOutcomeUnknown ? previous.reason : typedReason;
    const ending = await this.posts.send(key, {
      request: plan.request(row, choice, reason),
      record: { row, choice, reason, isOutcomeUnknown },
      isDecision: plan.isDecision,
      // The source of the press: the list may show a narrower timeframe since.
      isDone: async () => (await plan.source.isStillThere(row.id)) === false,
    });
    this.#tell(ending, row, choice, this.plan ?? plan);
  }

  /** Reads the list again to find out whether a post with an unknown outcome was carried out. */
  async check(row: Row): Promise<void> {
    const { plan } = this;
    if (!plan) return;
    const { screen } = plan;
    const key = plan.recordKey(row.id);
    if (!this.posts.advance(key, 'checking')) return;
    try {
      const isListed = await plan.source.isStillThere(row.id).catch(failWithoutChunk);
      if (isListed === false) return this.#leaveHandled(row, plan);
      const isNotDone = isListed === true && !plan.isDecision;
      this.posts.advance(key, isNotDone ? 'refused' : 'unknown', {
        failure: undefined,
        isOutcomeUnknown: !isNotDone,
        isStillListed: isListed === true,
        endedAt: performance.now(),
      });
      if (isListed === undefined)
        screen.notices.show('danger', screen.element.language.texts(decisionCatalogue).listTooLong);
    } catch (error) {
      const failure = error instanceof RequestError ? error : undefined;
      this.posts.advance(key, 'unknown', { failure, isStillListed: false, endedAt: performance.now() });
      screen.element.report(announcedFailure(screen, error).detail);
    }
  }

  /** Call when the list has changed: checks, one by one, what a whole list that was requested later no longer has. [RQ-08] */
  endMissing({ phase, page, store }: TableSnapshot): void {
    const { plan } = this;
    if (!plan || phase !== 'complete' || page) return;
    for (const row of this.#rows) {
      const isOpen = ({ step, endedAt } = this.get(row.id)) =>
        step === 'unknown' && endedAt < plan.source.requestedAt;
      // It may also have moved from one batch to another while they were read.
      if (isOpen() && store.rowWith(row.id) === undefined)
        this.#checks = this.#checks.finally(() => isOpen() && this.check(row as Row));
    }
  }

  /** Removes a row from the list, unless the list was read after the row was done, or shows another record. */
  removeRow(id: string, key: string): void {
    const { plan } = this;
    if (plan?.recordKey(id) !== key || this.posts.get(key).endedAt < plan.source.requestedAt) return;
    plan.source.remove(id);
    if (!plan.isDecision && plan.screen.element.host.isConnected) void plan.source.reload();
  }

  #tell(ending: Ending, row: Row, choice: Choice, plan: RowPostPlan<Row, Choice>): void {
    const { screen, texts, done } = plan;
    // The row itself says what happened.
    if ('error' in ending) screen.element.report(announcedFailure(screen, ending.error).detail);
    else if (ending.outcome === 'handled') this.#leaveHandled(row, plan);
    else {
      setTimeout(() => this.#leave(row, plan), visibleDuration);
      // A list that is no longer shown does not navigate away from the one that is.
      const isLeaving = ending.redirect && this.plan && screen.element.navigate(ending.redirect);
      if (!isLeaving) screen.notices.show(done?.[choice].tone ?? 'success', texts.done(row, choice), 6000);
      if (done) screen.element.emit(done[choice].event, { id: row.id });
    }
  }

  /** A row that is no longer in the list has been handled, by this post or by somebody else. */
  #leaveHandled(row: Row, plan: RowPostPlan<Row, Choice>): void {
    this.posts.end(plan.recordKey(row.id), 'handled');
    plan.screen.notices.show('info', plan.texts.handled(row));
    this.#leave(row, plan);
  }

  /** Removes the row from every list. Its post is kept, so that no list that was requested earlier can offer it again. */
  #leave({ id }: Row, { recordKey }: RowPostPlan<Row, Choice>): void {
    for (const list of this.posts.lists) list.removeRow(id, recordKey(id));
  }
}

type Kind = 'decisions' | 'removals';

/** The decisions on the rows of a list, or their removals, kept in the list's session; renders again at each step. [TBL-23] */
export function useRowPosts<Row extends PostedRow, Choice extends string>(
  list: { [kind in Kind]?: RowPosts },
  kind: Kind,
  plan: RowPostPlan<Row, Choice>,
): RowPosts<Row, Choice> {
  list[kind] ??= new RowPosts(kind === 'decisions' ? pageDecisions() : new SharedPosts());
  const rowPosts: RowPosts<Row, Choice> = list[kind];
  useObservable(rowPosts.posts.states);
  // The host's words were meant for the person before.
  useOnReturn(() => rowPosts.posts.forgetAnswers());
  useLayoutEffect(() => {
    rowPosts.plan = plan;
  });
  useLayoutEffect(() => {
    const { lists } = rowPosts.posts;
    lists.add(rowPosts);
    return () => {
      lists.delete(rowPosts);
      // Its rows are not kept for a list that is no longer shown.
      rowPosts.plan = undefined;
    };
  }, [rowPosts]);
  return rowPosts;
}

/** A list that was read later offers a handled row again, and settles what is not a decision. [RQ-08] */
function settledBy({ source, isDecision }: RowPostPlan, state: PostState): PostState {
  const { step } = state;
  if (source.requestedAt <= state.endedAt) return state;
  if (step === 'handled' || (step === 'done' && !isDecision)) return idle;
  if (step !== 'unknown' || isDecision) return state;
  return { ...state, step: 'refused', failure: undefined, isOutcomeUnknown: false };
}
