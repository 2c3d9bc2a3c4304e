import { requestCatalogue } from '../../domain/texts/requests.ts';
import { RequestError, SessionExpiredError } from '../../http/errors.ts';
import type { PostRequest } from '../../http/request.ts';
import { ofPage } from '../../platform/page.ts';
import { session } from '../../platform/session.ts';
import type { TableSnapshot, TableSource } from '../../table/engine/loading/table-source.ts';
import type { NoticeTone } from '../../ui/feedback/notice.tsx';
import type { Feedback } from '../requests/failures.tsx';
import { type Ending, failWithoutChunk, idle, maySend, type PostState, Posts } from './posts.ts';
import { decisionCatalogue } from './texts.ts';

/** A row that can be decided on or removed, with the name that people read. */
export interface PostedRow {
  readonly id: string;
  readonly name: string;
}

/** What the decisions on the rows of a list, or their removals, send and say. */
export interface RowPostPlan<Row extends PostedRow = PostedRow, Choice extends string = string> {
  readonly screen: Feedback;
  readonly source: Pick<TableSource, 'list' | 'remove' | 'isStillThere' | 'requestedAt'>;
  /** What identifies the record among the posts: the address that its decisions are posted to. [RQ-06] */
  addressOf(id: string): string;
  /** What is posted for a choice. */
  request(row: Row, choice: Choice, reason: string): PostRequest;
  /** After an unknown outcome, a list proves what became of a removal, but not of a decision. [NET-22] [RQ-08] */
  readonly isDecision: boolean;
  readonly texts: {
    /** What the button that was pressed says; undefined for what it always says. */
    progress(post: PostState): string | undefined;
    done(row: Row, choice: Choice): string;
    /** Of a row with an unknown outcome that the list still has. */
    stillListed(choice: Choice): string;
    /** If the row is gone from the list: `ERR-1 is no longer waiting for review.` */
    handled(row: Row): string;
  };
  /** Of the message about success; `success` unless given. */
  tone?(choice: Choice): NoticeTone;
  /** Called after success, such as to dispatch an event. */
  done?(row: Row, choice: Choice): void;
  /** Called when the row has left the list. */
  left?(): void;
}

/** What has become of the post about a row. */
export interface RowPost extends PostState {
  /** The message in the row; '' if there is none. */
  readonly message: string;
  /** What the button that was pressed says; undefined for what it always says. */
  readonly progress?: string | undefined;
}

/** How long a decided row stays visible but inert, in milliseconds. [RQ-05] [RQ-07] */
const visibleDuration = 700;

/** The posts about rows that lists share, and the lists that are on the page. [RQ-06] */
export class SharedPosts extends Posts {
  readonly lists = new Set<Pick<RowPosts, 'removeRow'>>();
  /** What is said of each record that was done or handled, by address, in the words of a list. */
  readonly outcomes = new Map<string, (texts: RowPostPlan['texts']) => string>();

  /** How many rows may be missing from the host's list, or about to be, while they are still shown. */
  get removing(): number {
    const isStillShown = ({ step, endedAt }: PostState) =>
      step === 'done'
        ? performance.now() < endedAt + visibleDuration
        : step !== 'refused' && step !== 'handled';
    return [...this.states.value.values()].filter(isStillShown).length;
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

  constructor(posts: SharedPosts) {
    this.posts = posts;
  }

  /** What has become of the post about a row, as of these states. */
  get(id: string, states = this.posts.states.value): RowPost {
    const { plan } = this;
    if (!plan) return { ...idle, message: '' };
    const state = settledBy(plan, states.get(plan.addressOf(id)) ?? idle);
    return { ...state, message: messageOf(state, plan), progress: plan.texts.progress(state) };
  }

  /** What the place of a row that has left says. [RQ-05] */
  outcomeOf(id: string): string | undefined {
    return this.plan && this.posts.outcomes.get(this.plan.addressOf(id))?.(this.plan.texts);
  }

  /** Sends a choice. One whose outcome is unknown is sent again as it was, so that the host can recognize it. [NET-19] */
  async send(row: Row, choice: Choice, typedReason = ''): Promise<void> {
    const { plan } = this;
    const previous = this.get(row.id);
    if (!plan || !maySend(previous, choice)) return;
    const address = plan.addressOf(row.id);
    this.#rows.add(row);
    // A later list has a handled row again: the same choice is another intent.
    if (previous.step === 'idle' && this.posts.advance(address, 'idle')) this.posts.renewKey(address);
    const { isOutcomeUnknown } = previous;
    const reason = isOutcomeUnknown ? previous.reason : typedReason;
    const ending = await this.posts.send(address, {
      request: plan.request(row, choice, reason),
      record: { choice, reason, isOutcomeUnknown },
      isDecision: plan.isDecision,
      // The source of the press: the list may show a narrower timeframe since.
      isDone: async () => (await plan.source.isStillThere(row.id)) === false,
    });
    if (ending) this.#tell(ending, row, choice, this.plan ?? plan);
  }

  /** Reads the list again to find out whether a post with an unknown outcome was carried out. */
  async check(row: Row): Promise<void> {
    const { plan } = this;
    const address = plan?.addressOf(row.id) ?? '';
    if (!plan || !this.posts.advance(address, 'checking')) return;
    const { screen } = plan;
    try {
      const isListed = await plan.source.isStillThere(row.id).catch(failWithoutChunk);
      if (isListed === false) return this.#leaveHandled(row, plan);
      const isNotDone = isListed === true && !plan.isDecision;
      this.posts.advance(address, isNotDone ? 'refused' : 'unknown', {
        failure: undefined,
        isOutcomeUnknown: !isNotDone,
        isStillListed: isListed === true,
      });
      if (isListed === undefined)
        screen.notices.show('danger', screen.element.language.texts(decisionCatalogue).listTooLong);
    } catch (error) {
      const failure = error instanceof RequestError ? error : undefined;
      this.posts.advance(address, 'unknown', { failure, isStillListed: false });
      reportFailure(screen, error);
    }
  }

  /** Call when the list has changed: ends what a whole list that was requested later no longer has. [RQ-08] */
  endMissing({ phase, page, store }: TableSnapshot): void {
    const { plan } = this;
    if (!plan || phase !== 'complete' || page) return;
    for (const row of this.#rows) {
      const { step, endedAt } = this.get(row.id);
      if (step === 'unknown' && endedAt < plan.source.requestedAt && store.rowWith(row.id) === undefined)
        this.#leaveHandled(row as Row, plan);
    }
  }

  /** Removes a row from the list, unless the list was read after the row was done, or shows another record. */
  removeRow(id: string, address: string): void {
    const { plan } = this;
    if (plan?.addressOf(id) !== address || this.posts.get(address).endedAt < plan.source.requestedAt) return;
    plan.source.remove(id);
    plan.left?.();
  }

  #tell(ending: Ending, row: Row, choice: Choice, plan: RowPostPlan<Row, Choice>): void {
    const { screen, addressOf, texts, tone, done } = plan;
    if ('error' in ending) reportFailure(screen, ending.error);
    else if (ending.outcome === 'handled') this.#leaveHandled(row, plan);
    else {
      setTimeout(() => this.#leave(row, plan), visibleDuration);
      // A list that is no longer shown does not navigate away from the one that is.
      const isLeaving = ending.redirect && this.plan && screen.element.navigate(ending.redirect);
      this.posts.outcomes.set(addressOf(row.id), own => own.done(row, choice));
      if (!isLeaving) screen.notices.show(tone?.(choice) ?? 'success', texts.done(row, choice), 6000);
      done?.(row, choice);
    }
  }

  /** A row that is no longer in the list has been handled, by this post or by somebody else. */
  #leaveHandled(row: Row, plan: RowPostPlan<Row, Choice>): void {
    const address = plan.addressOf(row.id);
    this.posts.end(address, 'handled');
    this.posts.outcomes.set(address, own => own.handled(row));
    plan.screen.notices.show('info', plan.texts.handled(row));
    this.#leave(row, plan);
  }

  /** Removes the row from every list. Its post is kept, so that no list that was requested earlier can offer it again. */
  #leave({ id }: Row, { addressOf }: RowPostPlan<Row, Choice>): void {
    for (const list of this.posts.lists) list.removeRow(id, addressOf(id));
  }
}

/** Only reports a failure: the row itself says what happened. */
function reportFailure({ element }: Feedback, error: unknown): void {
  if (!(error instanceof RequestError)) throw error;
  if (error instanceof SessionExpiredError) session().letAnnounce(element.host.shadowRoot);
  element.report(error.detail);
}

/** A list that was read later offers a handled row again, and settles what is not a decision. [RQ-08] */
function settledBy({ source, isDecision }: RowPostPlan, state: PostState): PostState {
  const { step } = state;
  if (source.requestedAt <= state.endedAt) return state;
  if (step === 'handled' || (step === 'done' && !isDecision)) return idle;
  if (step !== 'unknown' || isDecision) return state;
  return { ...state, step: 'refused', failure: undefined, isOutcomeUnknown: false };
}

/** Why a row was refused, or that its outcome is unknown; '' if there is nothing to say. */
function messageOf(
  { step, choice, failure, isOutcomeUnknown, isStillListed }: PostState,
  { screen, texts }: RowPostPlan,
): string {
  if (!['refused', 'unknown', 'checking'].includes(step)) return '';
  const { language } = screen.element;
  const reason = failure?.messageIn(language);
  if (!isOutcomeUnknown) return reason || texts.stillListed(choice);
  if (isStillListed) return texts.stillListed(choice);
  const { decisionUnconfirmed } = language.texts(decisionCatalogue);
  const { generic, network } = language.texts(requestCatalogue);
  // That something went wrong is what the sentence says.
  return !reason || [generic, network].includes(reason)
    ? decisionUnconfirmed
    : `${decisionUnconfirmed}\n${reason}`;
}
