/** A batch as a host answers it. What `total` says may be wrong, missing or no number at all. [NET-06] */
export interface Batch {
  readonly data: readonly unknown[];
  readonly total?: unknown;
}

/** Which rows to ask for. `total` is what the host said before; absent at first. [NET-06] */
export interface Range {
  readonly limit: number;
  readonly skip: number;
  readonly total: number | undefined;
}

/** How far loading has come. */
export interface Progress {
  /** Rows of the host's list as it was when the loading began. */
  readonly passed: number;
  readonly total: number | undefined;
  readonly last?: Answered | undefined;
}

/** What an answer is known by when it comes again. */
interface Answered {
  /** How it began, as JSON. */
  readonly opening: string;
  /** Where it stood. */
  readonly begin: number;
}

/** Where loading begins. */
export const nothingYet: Progress = { passed: 0, total: undefined };

/** Where a batch stands. */
export interface Arrival {
  /** Its first row, in the host's list as it was when the loading began. */
  readonly begin: number;
  /** Whether rows may come again because others are being removed. */
  readonly overlaps: boolean;
  /** How far loading has come with it: where the next batch begins. */
  readonly progress: Progress;
}

/**
 * Why loading ended early: the host has `stopped` before its own total; it sent rows again in place of the next ones
 * (`repeated`); or its total runs away, so that nobody knows the end (`endless`).
 */
export type EarlyEnd = 'stopped' | 'repeated' | 'endless';

interface Loading<B extends Batch> {
  /** Asks the host for a batch; what it rejects with ends the loading. */
  ask(range: Range): Promise<B>;
  /** Rows of the first batch; a later one may be larger. */
  readonly limit: number;
  /** Takes a batch's rows; answers how many of them were new. */
  take(batch: B, arrival: Arrival): Promise<number>;
  /** How many rows were removed from the host's list since the loading began: those after them have moved up. */
  removed(): number;
  /** How many more are just being removed: the next batch overlaps by as many. */
  removing(): number;
}

/**
 * Asks for batch after batch, one ahead of the rows that are being taken in, until the host's total is reached.
 * [NET-06] [NET-07] [NET-11]
 *
 * Answers undefined when that is all, else why it ended early: at the latest after as many batches as the total first
 * stated should need, and three more.
 */
export async function loadBatches<B extends Batch>(
  loading: Loading<B>,
  from: Progress,
): Promise<EarlyEnd | undefined> {
  let most = Number.POSITIVE_INFINITY;
  let reach = 0;
  let { last } = from;
  let next: Sent<B> | undefined = send(loading, from);
  for (let count = 1; next; count += 1) {
    const sent: Sent<B> = next;
    const batch = await sent.answer;
    const { arrival, end, isWhole, hasMoved } = arrived(sent, batch, last, loading);
    const { progress } = arrival;
    last = progress.last;
    if (count === 1) most = mostRequests(progress.total, sent.range, batch.data.length);
    if (hasMoved) most += 1;
    next = isWhole || count >= most || !batch.data.length ? undefined : send(loading, progress);
    const fresh = await loading.take(batch, arrival);
    if (isWhole) return undefined;
    if (!batch.data.length) return progress.total === undefined ? undefined : 'stopped';
    // What was asked for again may bring nothing new; what lies beyond has to.
    if (!fresh && end > reach) return 'repeated';
    reach = Math.max(reach, end);
  }
  return 'endless';
}

function arrived<B extends Batch>(
  { range, removed, moving }: Sent<B>,
  { data, total: stated }: B,
  last: Answered | undefined,
  loading: Loading<B>,
) {
  const hasMoved = loading.removed() + loading.removing() > moving;
  const total = totalIn(stated) ?? range.total;
  const end = range.skip + data.length;
  const opening = JSON.stringify(data.slice(0, rowsCompared));
  const begin = !moving && last && isRepeated(last, opening) ? last.begin : range.skip + removed;
  // Rows removed after it was asked may have moved others up to before its beginning: it is asked for again.
  const passed = (hasMoved ? range.skip : end) + removed;
  const progress = { passed, total, last: data.length ? { opening, begin } : last };
  return {
    arrival: { begin, overlaps: moving > 0, progress },
    end: end + removed,
    isWhole: total !== undefined && end >= total && !hasMoved,
    hasMoved,
  };
}

const rowsCompared = 100;

// A host that passes over skip sends the same rows again, or more from the same beginning: they stand where they stood.
const isRepeated = (last: Answered, opening: string): boolean =>
  opening.startsWith(last.opening.slice(0, -1));

interface Sent<B> {
  readonly range: Range;
  /** Rows that had been removed when it was asked. */
  readonly removed: number;
  /** Rows that had been removed or were being removed then. */
  readonly moving: number;
  readonly answer: Promise<B>;
}

function send<B extends Batch>(loading: Loading<B>, { passed, total }: Progress): Sent<B> {
  const removed = loading.removed();
  const moving = removed + loading.removing();
  const skip = Math.max(0, passed - moving);
  const range = { limit: nextLimit(total, firstLimit(loading.limit)), skip, total };
  const answer = loading.ask(range);
  // The failure is met when its turn comes; until then the rows before it are being taken in.
  answer.catch(() => {});
  return { range, removed, moving, answer };
}

/** The limit of the next batch: one of at most 25, but no more than 10,000 and no less than configured. [NET-07] */
export function nextLimit(total: number | undefined, configured: number): number {
  if (total === undefined) return configured;
  return Math.max(Math.min(Math.floor(total / 25) + 1, mostRows), configured);
}

const mostRows = 10_000;

const firstLimit = (configured: number): number =>
  Math.max(1, Math.min(Math.floor(configured) || 1, mostRows));

/** The number of rows that a host states; a text of digits will do. Undefined for what is no such number. */
export function totalIn(stated: unknown): number | undefined {
  const total = typeof stated === 'string' && /^\d+$/.test(stated) ? Number(stated) : stated;
  return Number.isSafeInteger(total) && (total as number) >= 0 ? (total as number) : undefined;
}

const mostRequestsUnstated = 1000;

// A host may send fewer rows at a time than it was asked for: its first batch shows how many.
function mostRequests(total: number | undefined, { skip, limit }: Range, sent: number): number {
  if (total === undefined) return mostRequestsUnstated;
  return Math.ceil((total - skip) / Math.max(Math.min(limit, sent), 1)) + 3;
}
