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
export interface Place {
  /** Rows of the host's list as it was when the loading began. */
  readonly passed: number;
  readonly total: number | undefined;
}

interface Loading<B extends Batch> {
  /** Asks the host for a batch; what it rejects with ends the loading. */
  ask(range: Range): Promise<B>;
  /** Rows of the first batch; a later one may be larger. */
  readonly limit: number;
  /** Takes a batch's rows; answers how many of them were new. `place` is where the next batch begins. */
  take(batch: B, begin: number, place: Place): Promise<number>;
  /** How many rows have left the host's list since the loading began: those after them have moved up. */
  gone(): number;
  /** How many more may just be leaving it: the next batch overlaps by as many. */
  leaving(): number;
}

/**
 * Asks for batch after batch, one ahead of the rows that are being taken in, until the host's total is reached.
 * [NET-06] [NET-07] [NET-11]
 *
 * Answers whether that is all: false when the host sends nothing new before its own total, or when its total runs away,
 * so that after as many batches as the total first stated should need, and three more, nobody knows the end.
 */
export async function loadBatches<B extends Batch>(loading: Loading<B>, from: Place): Promise<boolean> {
  let most = Number.POSITIVE_INFINITY;
  let reach = 0;
  let next: Asked<B> | undefined = asked(loading, from);
  for (let count = 1; next; count += 1) {
    const current: Asked<B> = next;
    const { range, gone } = current;
    const batch = await current.answer;
    const hasMoved = loading.gone() + loading.leaving() > current.moving;
    const total = totalIn(batch.total) ?? range.total;
    const end = range.skip + batch.data.length;
    const isWhole = total !== undefined && end >= total && !hasMoved;
    if (count === 1) most = mostRequests(total, range, batch.data.length);
    // Rows that left after it was asked may have moved others up to before its beginning: it is asked for again.
    const place = { passed: (hasMoved ? range.skip : end) + gone, total };
    if (hasMoved) most += 1;
    next = isWhole || count >= most || !batch.data.length ? undefined : asked(loading, place);
    const fresh = await loading.take(batch, range.skip + gone, place);
    if (isWhole) return true;
    // What was asked for again may bring nothing new; what lies beyond has to.
    if (!fresh && (!batch.data.length || end + gone > reach)) return total === undefined;
    reach = Math.max(reach, end + gone);
  }
  return false;
}

interface Asked<B> {
  readonly range: Range;
  /** Rows that had left the list when it was asked. */
  readonly gone: number;
  /** Rows that had left or were leaving then. */
  readonly moving: number;
  readonly answer: Promise<B>;
}

function asked<B extends Batch>(loading: Loading<B>, { passed, total }: Place): Asked<B> {
  const gone = loading.gone();
  const moving = gone + loading.leaving();
  const skip = Math.max(0, passed - moving);
  const range = { limit: nextLimit(total, within(loading.limit, 1, mostRows)), skip, total };
  const answer = loading.ask(range);
  // The failure is met when its turn comes; until then the rows before it are being taken in.
  answer.catch(() => {});
  return { range, gone, moving, answer };
}

/** The limit of the next batch: one of at most 25, but no more than 10,000 and no less than configured. [NET-07] */
export function nextLimit(total: number | undefined, configured: number): number {
  if (total === undefined) return configured;
  return Math.max(Math.min(Math.floor(total / 25) + 1, mostRows), configured);
}

/** The number of rows that a host states; a text of digits will do. Undefined for what is no such number. */
export function totalIn(stated: unknown): number | undefined {
  const total = typeof stated === 'string' && /^\d+$/.test(stated) ? Number(stated) : stated;
  return Number.isSafeInteger(total) && (total as number) >= 0 ? (total as number) : undefined;
}

const mostRows = 10_000;
const mostRequestsUnstated = 1000;

// A host may send fewer rows at a time than it was asked for: its first batch shows how many.
function mostRequests(total: number | undefined, { skip, limit }: Range, sent: number): number {
  if (total === undefined) return mostRequestsUnstated;
  return Math.ceil((total - skip) / Math.max(Math.min(limit, sent), 1)) + 3;
}

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.floor(value) || least, most));
