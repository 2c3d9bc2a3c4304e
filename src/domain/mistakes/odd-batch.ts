/** A batch of a list with the range that was asked for. */
export interface AskedBatch {
  /** The number of rows that were sent. */
  readonly count: number;
  readonly total: number;
  readonly limit: number;
  readonly skip: number;
}

/**
 * A batch whose `total` is less than its rows, or just as many as a full first batch; undefined for any other answer. A
 * page of the host, which is asked for without `total`, may well be all that matches. [TBL-24]
 */
export function oddBatch(
  answer: unknown,
  query: Readonly<Record<string, unknown>> = {},
): AskedBatch | undefined {
  const { data, total: stated } = Object(answer);
  const { limit, skip } = query;
  const isFirst = 'total' in query && !Number(skip);
  const count = Array.isArray(data) ? data.length : 0;
  const total = /^(number|string)$/.test(typeof stated) ? Number(stated) : Number.NaN;
  const batch = { count, total, limit: Number(limit), skip: Number(skip) };
  return count && (isTotalTooSmall(batch) || (isFirst && count >= batch.limit && count === batch.total))
    ? batch
    : undefined;
}

/** Whether more rows were sent than there are in total. */
export const isTotalTooSmall = ({ count, total, skip }: AskedBatch): boolean => skip + count > total;
