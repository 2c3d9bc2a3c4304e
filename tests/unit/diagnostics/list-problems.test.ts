import { describe, expect, it } from 'vitest';
import { cellsWithoutDisplay, rowProblems, unknownTypes } from '../../../src/diagnostics/list-problems.ts';

const column = (key: string, type?: string) => ({ key, title: key, type });
const types =
  'text, number, date, amount, status, link, email, hover, modal, select, editable, actions, delete';

describe('the problems of columns', () => {
  it('[TBL-10] name a type that there is not, the one that may be meant, and all that there are', () => {
    expect(unknownTypes([column('due', 'editible'), column('sum', 'zloty')], types.split(', '))).toEqual([
      `the column "due" has an unknown type, so it is shown as text; did you mean "editable"? Use ${types}.`,
      `the column "sum" has an unknown type, so it is shown as text. Use ${types}.`,
    ]);
  });

  it('[NET-14] name the cells that show nothing, and what to send', () => {
    expect(cellsWithoutDisplay([column('site')])).toEqual([
      'the cells of "site" are objects without "display", so they show nothing. Send a text, a number or {display}.',
    ]);
  });
});

describe('the problems of rows', () => {
  const none = { rowsWithoutId: 0, duplicateRows: 0, invalidRows: 0, size: 10 };

  it('[NET-14] are none where rows and host are in order', () => {
    expect(rowProblems(none, undefined)).toEqual([]);
  });

  it('[NET-13] count the rows without an id', () => {
    expect(rowProblems({ ...none, rowsWithoutId: 2 }, undefined)).toEqual([
      '2 of 10 rows have no id, so actions on them are disabled. Send id, _id.$oid or rowIds.',
    ]);
  });

  it('[TBL-19] count the rows that repeat an id, and the entries that are not rows, among all that were sent', () => {
    expect(rowProblems({ ...none, duplicateRows: 3, invalidRows: 4 }, undefined)).toEqual([
      '3 of 13 rows repeat the id of another row, and each id is shown once. Send each row once, with an id of its own.',
      '4 of 17 entries of "data" are not rows and are left out. Send each row as {column: cell}.',
    ]);
  });

  it.each([
    ['stopped', /^the host sent fewer rows than its "total"/],
    ['repeated', /^the host sent the same rows again instead of the next ones/],
    ['endless', /^the "total" grew with every batch/],
    ['tooManyBatches', /^loading stopped after 1,000 requests/],
  ] as const)('[NET-11] say why loading ended early: %s', (early, sentence) => {
    expect(rowProblems(none, early)).toEqual([expect.stringMatching(sentence)]);
  });
});
