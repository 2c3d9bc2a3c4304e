/** How many rows an answer or a list has, and how many of them have a problem. */
interface RowCounts {
  readonly size: number;
  readonly rowsWithoutId: number;
  readonly duplicateRows: number;
  readonly invalidRows: number;
}

/** Why loading ended before the host's total was reached. */
export type EarlyEnd = keyof typeof endedEarly;

/** What is wrong with a host's rows and how to fix it, for the console; never a value. [NET-13] [NET-14] [TBL-19] */
export function rowProblems(
  { rowsWithoutId, duplicateRows, invalidRows, size }: RowCounts,
  early: EarlyEnd | undefined,
): string[] {
  const problems: string[] = [];
  if (rowsWithoutId)
    problems.push(
      `${rowsWithoutId} of ${size} rows have no id, so nothing can be done with them. Send id, _id.$oid or rowIds.`,
    );
  if (duplicateRows)
    problems.push(
      `${duplicateRows} of ${size + duplicateRows} rows repeat the id of another and are shown only once. Send each row once, and with an id of its own.`,
    );
  if (invalidRows)
    problems.push(
      `${invalidRows} of ${size + duplicateRows + invalidRows} entries of "data" are not rows and are left out. Send each row as {column: cell}.`,
    );
  if (early) problems.push(endedEarly[early]);
  return problems;
}

const endedEarly = {
  stopped: `the host sent fewer rows than its "total" says there are. Answer according to "skip" and "limit" until all are sent; "skip" is a number of rows, not of a page.`,
  repeated:
    'the same rows came again instead of the next ones. Leave out the first "skip" rows: it is a number of rows, not of a page.',
  endless:
    'the "total" of the host grew with every batch, so loading did not end. It must be the number of all rows.',
  tooManyBatches:
    'loading stopped after 1,000 requests. Send as many rows as "limit" asks for, and the number of all rows as "total".',
};
