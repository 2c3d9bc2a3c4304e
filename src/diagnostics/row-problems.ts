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
      `${rowsWithoutId} of ${size} rows have no id, so actions on them are disabled. Send id, _id.$oid or rowIds.`,
    );
  if (duplicateRows)
    problems.push(
      `${duplicateRows} of ${size + duplicateRows} rows repeat the id of another row, and each id is shown once. Send each row once, with an id of its own.`,
    );
  if (invalidRows)
    problems.push(
      `${invalidRows} of ${size + duplicateRows + invalidRows} entries of "data" are not rows and are left out. Send each row as {column: cell}.`,
    );
  if (early) problems.push(endedEarly[early]);
  return problems;
}

const endedEarly = {
  stopped: `the host sent fewer rows than its "total". Answer by "skip" and "limit" until all are sent; "skip" counts rows, not pages.`,
  repeated:
    'the host sent the same rows again instead of the next ones. Leave out the first "skip" rows; "skip" counts rows, not pages.',
  endless: 'the "total" grew with every batch, so loading was stopped. Send the number of all rows.',
  tooManyBatches:
    'loading stopped after 1,000 requests. Send as many rows as "limit" asks for, and the number of all rows as "total".',
};
