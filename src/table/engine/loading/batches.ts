/** A batch as the host sends it. `total` may be wrong, missing or no number at all. [NET-06] */
export interface Batch {
  readonly data: readonly unknown[];
  readonly total?: unknown;
}

/** Which rows to request. `total` is what the host stated last, undefined for the first batch and absent for a page of the host. [NET-06] */
export interface Range {
  readonly limit: number;
  readonly skip: number;
  readonly total?: number | undefined;
}

/** How far loading has come. */
export interface Progress {
  /** Rows loaded so far, counted in the host's list as it was when loading began. */
  readonly passed: number;
  readonly total: number | undefined;
  readonly last?: Answered | undefined;
}

/** What identifies an answer that the host repeats. */
interface Answered {
  /** Its first rows, as JSON. */
  readonly opening: string;
  /** Position of its first row. */
  readonly begin: number;
}

/** The progress before the first batch. */
export const nothingYet: Progress = { passed: 0, total: undefined };

/** Position of a batch in the list. */
export interface Arrival {
  /** Its first row, in the host's list as it was when the loading began. */
  readonly begin: number;
  /** Whether rows may repeat because rows before them are being removed. */
  readonly overlaps: boolean;
  /** Progress including this batch: where the next one begins. */
  readonly progress: Progress;
}

/**
 * Why loading ended early: the host `stopped` before its own total, sent the same rows again in place of the next ones
 * (`repeated`), keeps raising its total (`endless`), or did not send all rows in 1,000 batches (`tooManyBatches`).
 */
export type EarlyEnd = 'stopped' | 'repeated' | 'endless' | 'tooManyBatches';

interface Loading<B extends Batch> {
  /** Requests a batch; a rejection ends the loading. */
  ask(range: Range): Promise<B>;
  /** Rows of the first batch; a later one may be larger. */
  readonly limit: number;
  /** Stores the rows of a batch and returns how many of them were new. */
  take(batch: B, arrival: Arrival): Promise<number>;
  /** How many rows were removed from the host's list since loading began; rows after them have moved up. */
  removed(): number;
  /** How many removals are pending: the next batch overlaps by that many rows. */
  removing(): number;
}

/**
 * Requests batch after batch, one ahead of the rows that are being stored, until the host's total is reached.
 * [NET-06] [NET-07] [NET-11]
 *
 * Resolves to undefined when all rows are loaded, else to the reason why it ended early. It ends at the latest after the
 * number of batches that the first stated total needs, plus three, and at the latest after 1,000.
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
    const { arrival, end, maxReached, isWhole, hasMoved } = arrived(sent, batch, last, loading);
    const { progress } = arrival;
    last = progress.last;
    if (count === 1) most = maxRequests(progress.total, sent.range, batch.data.length);
    if (hasMoved) most += 1;
    next =
      isWhole || count >= Math.min(most, maxBatches) || !batch.data.length
        ? undefined
        : send(loading, progress);
    const fresh = await loading.take(batch, arrival);
    if (isWhole) return undefined;
    if (!batch.data.length) return progress.total === undefined ? undefined : 'stopped';
    // Rows that were requested again may bring nothing new; rows beyond them must.
    if (!fresh && end > reach) return 'repeated';
    reach = Math.max(reach, maxReached);
  }
  return most < maxBatches ? 'endless' : 'tooManyBatches';
}

function arrived<B extends Batch>(
  { range, removed, moving }: Sent<B>,
  { data, total: stated }: B,
  last: Answered | undefined,
  loading: Loading<B>,
) {
  const moved = loading.removed() + loading.removing();
  const hasMoved = moved > moving;
  const total = totalIn(stated) ?? range.total;
  const end = range.skip + data.length;
  const opening = JSON.stringify(data.slice(0, rowsCompared));
  const begin = !moving && last && isRepeated(last, opening) ? last.begin : range.skip + removed;
  // Rows removed after the request may have moved others before the start of this batch: request that range again.
  const passed = (hasMoved ? range.skip : end) + removed;
  const progress = { passed, total, last: data.length ? { opening, begin } : last };
  return {
    arrival: { begin, overlaps: moving > 0, progress },
    end: end + removed,
    // Rows may have moved up before the host answered: the batch then has later ones.
    maxReached: end + moved,
    isWhole: total !== undefined && end >= total && !hasMoved,
    hasMoved,
  };
}

const rowsCompared = 100;

// A host that ignores `skip` sends the same rows again, or more from the same start: they keep their positions.
const isRepeated = (last: Answered, opening: string): boolean =>
  opening.startsWith(last.opening.slice(0, -1));

interface Sent<B> {
  readonly range: Range;
  /** Rows that had been removed when it was requested. */
  readonly removed: number;
  /** Rows that had been removed or were being removed at that time. */
  readonly moving: number;
  readonly answer: Promise<B>;
}

function send<B extends Batch>(loading: Loading<B>, { passed, total }: Progress): Sent<B> {
  const removed = loading.removed();
  const moving = removed + loading.removing();
  const skip = Math.max(0, passed - moving);
  const range = { limit: nextLimit(total, firstLimit(loading.limit)), skip, total };
  const answer = loading.ask(range);
  // A failure is handled when this batch's turn comes; until then it must not count as an unhandled rejection.
  answer.catch(() => {});
  return { range, removed, moving, answer };
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
