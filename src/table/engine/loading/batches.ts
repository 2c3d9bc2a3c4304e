import { ask as askHost } from '../../../http/ask.ts';
import { withParameters } from '../../../http/request.ts';
import type { RowPlan, TableBatch } from './row-plan.ts';

/** Which rows to request. `total` is what the host stated last, undefined for the first batch. [NET-06] */
export interface Range {
  readonly limit: number;
  readonly skip: number;
  readonly total?: number | undefined;
}

interface AskOptions {
  /** The edition of the list, and the search, order and filters of a host-paged list. [TBL-08] [TBL-24] */
  readonly parameters?: Readonly<Record<string, string>> | undefined;
  /** Receives the first rows while the others are still arriving. [TBL-27] */
  readonly onOpening?: ((opening: TableBatch) => void) | undefined;
}

/** Requests rows of a list; all at once from an endpoint without range parameters, unless the list is host-paged. */
export async function askRows(
  { request, params, mapRows, paging, ask = askHost }: RowPlan,
  { total, ...page }: Range,
  signal: AbortSignal,
  { parameters, onOpening }: AskOptions = {},
): Promise<TableBatch> {
  const isWhole = !paging && request.endpoint.query?.total === undefined;
  const adapted = (answer: TableBatch): TableBatch => ({
    ...answer,
    data: mapRows?.(answer.data) ?? answer.data,
    total: isWhole ? answer.data.length : answer.total,
  });
  const range = paging ? page : { ...page, total };
  const query = isWhole ? { ...params } : { ...range, ...params, ...parameters };
  const show = onOpening && ((opening: TableBatch) => onOpening(adapted(opening)));
  return adapted(await ask(withParameters(request, query), signal, show));
}

/** How far loading has come. */
export interface Progress {
  /** Rows loaded so far, counted in the host's list as it was when loading began. */
  readonly passed: number;
  readonly total: number | undefined;
  /** How many rows had been removed when loading began. */
  readonly removedBefore: number;
  readonly last?: Answered | undefined;
}

/** What identifies an answer that the host repeats. */
interface Answered {
  /** Its first rows, as JSON. */
  readonly opening: string;
  /** Position of its first row. */
  readonly begin: number;
}

/** How many rows leave the host's list: those after them move up. */
export interface Removals {
  /** How many this page has removed so far. */
  readonly done: number;
  /** How many may be about to leave. */
  readonly pending: number;
}

/** Counts the rows that leave the host's list while it is read; the source increases `done`. */
export const removalsOf = ({ decisions }: RowPlan): Removals & { done: number } => ({
  done: 0,
  get pending() {
    return decisions?.removing ?? 0;
  },
});

/** The progress before the first batch. */
export const nothingYet = ({ done }: Removals): Progress => ({
  passed: 0,
  total: undefined,
  removedBefore: done,
});

/** A batch that has arrived, and its position in the list. */
export interface Arrival {
  readonly batch: TableBatch;
  /** Its first row, in the host's list as it was when the loading began. */
  readonly begin: number;
  /** Whether rows may repeat because rows before them are being removed. */
  readonly overlaps: boolean;
  /** Progress including this batch: where the next one begins. */
  readonly progress: Progress;
  /** Whether a batch without new rows shows that the host repeats itself: not if its rows were requested again. */
  readonly hasToBeNew: boolean;
  /** Of the last batch: why the list is not complete. */
  readonly early: EarlyEnd | undefined;
}

/**
 * Why loading ended early: the host `stopped` before its own total, sent the same rows again in place of the next ones
 * (`repeated`), keeps raising its total (`endless`), or did not send all rows in 1,000 batches (`tooManyBatches`).
 */
export type EarlyEnd = 'stopped' | 'repeated' | 'endless' | 'tooManyBatches';

/** Why loading ends early with this batch, of whose rows so many are new; undefined if it does not. [NET-11] */
export const earlyEnd = ({ hasToBeNew, early }: Arrival, fresh: number): EarlyEnd | undefined =>
  hasToBeNew && !fresh ? 'repeated' : early;

interface Loading extends Pick<AskOptions, 'onOpening'> {
  readonly signal: AbortSignal;
  /** Read before each request and after its answer. */
  readonly removals: Removals;
}

/**
 * Requests batch after batch, one ahead of the rows that are being stored, until the host's total is reached.
 * [NET-06] [NET-07] [NET-11]
 *
 * It ends at the latest after the number of batches that the first stated total needs, plus three, and at the latest after
 * 1,000. Stop reading when `earlyEnd` says so.
 */
export async function* loadBatches(plan: RowPlan, loading: Loading, from: Progress): AsyncGenerator<Arrival> {
  let most = Number.POSITIVE_INFINITY;
  let reach = 0;
  let { last } = from;
  let next: Sent | undefined = send(plan, loading, from);
  for (let count = 1; next; count += 1) {
    const sent: Sent = next;
    const batch = await sent.answer;
    const { isWhole, hasMoved, end, maxReached, ...arrival } = arrived(sent, batch, last, loading.removals);
    const { progress } = arrival;
    last = progress.last;
    if (count === 1) most = maxRequests(progress.total, sent.range, batch.data.length);
    if (hasMoved) most += 1;
    const isEmpty = !batch.data.length;
    const isLast = isWhole || isEmpty || count >= Math.min(most, maxBatches);
    next = isLast ? undefined : send(plan, loading, progress);
    const hasToBeNew = !isWhole && !isEmpty && end > reach;
    const early = isLast && !isWhole ? reasonToEnd(isEmpty, progress.total, most) : undefined;
    yield { ...arrival, batch, hasToBeNew, early };
    reach = Math.max(reach, maxReached);
  }
}

function reasonToEnd(isEmpty: boolean, total: number | undefined, most: number): EarlyEnd | undefined {
  if (isEmpty) return total === undefined ? undefined : 'stopped';
  return most < maxBatches ? 'endless' : 'tooManyBatches';
}

function arrived(
  { range, removed, moving, removedBefore }: Sent,
  { data, total: stated }: TableBatch,
  last: Answered | undefined,
  { done, pending }: Removals,
) {
  const moved = done - removedBefore + pending;
  const hasMoved = moved > moving;
  const total = totalIn(stated) ?? range.total;
  const end = range.skip + data.length;
  const opening = JSON.stringify(data.slice(0, rowsCompared));
  const repeated = !moving && last && isRepeated(last, opening) ? last : undefined;
  const begin = repeated?.begin ?? range.skip + removed;
  const reached = repeated ? begin + data.length : end;
  // Rows removed after the request may have moved others before the start of this batch: request that range again.
  const passed = (hasMoved ? range.skip : end) + removed;
  const progress = { passed, total, removedBefore, last: data.length ? { opening, begin } : last };
  return {
    begin,
    overlaps: moving > 0,
    progress,
    end: end + removed,
    // Rows may have moved up before the host answered: the batch then has later ones.
    maxReached: end + moved,
    isWhole: total !== undefined && reached >= total && !hasMoved,
    hasMoved,
  };
}

const rowsCompared = 100;

// A host that ignores `skip` sends the same rows again, or more from the same start: they keep their positions.
const isRepeated = (last: Answered, opening: string): boolean =>
  opening.startsWith(last.opening.slice(0, -1));

interface Sent {
  readonly range: Range;
  readonly removedBefore: number;
  /** Rows that had been removed when it was requested. */
  readonly removed: number;
  /** Rows that had been removed or were being removed at that time. */
  readonly moving: number;
  readonly answer: Promise<TableBatch>;
}

/** A rejection of the request ends the loading. */
function send(
  plan: RowPlan,
  { signal, removals, onOpening }: Loading,
  { passed, total, removedBefore }: Progress,
): Sent {
  const removed = removals.done - removedBefore;
  const moving = removed + removals.pending;
  const skip = Math.max(0, passed - moving);
  const range = { limit: nextLimit(total, firstLimit(plan.limit)), skip, total };
  const answer = askRows(plan, range, signal, { parameters: plan.edition, onOpening });
  // A failure is handled when this batch's turn comes; until then it must not count as an unhandled rejection.
  answer.catch(() => {});
  return { range, removedBefore, removed, moving, answer };
}

/** The most batches after the first that a list is loaded in, unless they would have more than `maxRows`. [NET-07] */
const batchesPerList = 25;

/** The limit of the next batch: a share of the total, at most 10,000 and at least what is configured. [NET-07] */
export function nextLimit(total: number | undefined, configured: number): number {
  if (total === undefined) return configured;
  return Math.max(Math.min(Math.floor(total / batchesPerList) + 1, maxRows), configured);
}

const maxRows = 10_000;

const firstLimit = (configured: number): number =>
  Math.max(1, Math.min(Math.floor(configured) || 1, maxRows));

/** The stated number of rows, as a number or a text of digits; undefined for anything else. */
export function totalIn(stated: unknown): number | undefined {
  const total = typeof stated === 'string' && /^\d+$/.test(stated) ? Number(stated) : stated;
  return Number.isSafeInteger(total) && (total as number) >= 0 ? (total as number) : undefined;
}

const maxBatches = 1000;

// A host may send fewer rows per batch than requested: the first batch shows how many.
function maxRequests(total: number | undefined, { skip, limit }: Range, sent: number): number {
  if (total === undefined) return maxBatches;
  return Math.ceil((total - skip) / Math.max(Math.min(limit, sent), 1)) + 3;
}
