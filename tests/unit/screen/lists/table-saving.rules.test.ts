import { describe, expect, it } from 'vitest';
import { english } from '../../../../src/domain/language/language.ts';
import { editRefusals, savingFields, showsEdit } from '../../../../src/screen/lists/table-saving.rules.ts';
import { widerThan } from '../../../../src/screen/lists/timeframes.ts';
import { RowStore } from '../../../../src/table/engine/store/row-store.ts';
import { parseEditConfig } from '../../../../src/table/view/editing/edit-config.ts';

const configOf = (type: string) =>
  parseEditConfig({ type }, 'editable') as NonNullable<ReturnType<typeof parseEditConfig>>;
const config = configOf('text');
const edit = (rowId: string, column: string, value: string) => ({
  cell: { rowId, rowName: `Row ${rowId}`, column, title: column },
  config,
  value,
  isIncomplete: false,
});
const unchanged = { meta: undefined, edits: [], selected: undefined };

describe('the fields that save a table', () => {
  it('[TBL-11] contain the entries of the page, the cells by row and column, and the selected ids joined by commas', () => {
    const fields = [
      ['site', '12'],
      ['7[note]', 'A, b'],
      ['selected', '9,7'],
    ];
    const edits = [edit('7', 'note', 'A, b')];
    const selected = new Set(['9', '7']);
    expect(savingFields({ meta: { site: 12 }, edits, selected }, english)).toEqual({ fields });
    expect(savingFields({ meta: [['site', '12']], edits, selected }, english)).toEqual({ fields });
  });

  it('[TBL-11] contain no selection in a table without one, and an empty one where nothing is selected', () => {
    expect(savingFields(unchanged, english)).toEqual({ fields: [] });
    expect(savingFields({ ...unchanged, selected: new Set() }, english)).toEqual({
      fields: [['selected', '']],
    });
  });

  it.each([
    [
      'an id with a comma in a selection',
      { ...unchanged, selected: new Set(['ab', 'a,b']) },
      'The row "a,b" cannot be saved in a selection: its id has a comma, which separates ids.',
    ],
    [
      'a bracket in the id of an edited row',
      { ...unchanged, edits: [edit('ab', 'note', 'A'), edit('a]b', 'note', 'A')] },
      'Row a]b cannot be saved: its id has a bracket, which separates it from the column.',
    ],
    [
      'two fields of the same name',
      { ...unchanged, meta: { '7[note]': 'B' }, edits: [edit('7', 'note', 'A')] },
      'Two things to save have the same name, "7[note]". The page has to name one of them otherwise.',
    ],
  ])('[TBL-11] are refused with %s', (_, changes, problem) => {
    expect(savingFields(changes, english)).toEqual({ problem });
  });
});

const edits = [edit('7', 'note', 'A'), edit('8', 'note', 'B')];

it('[NET-18] what the host says about edited cells belongs to the cell that was posted under the name', () => {
  const messages = new Map([
    ['8.note', 'Too short.'],
    ['site', 'Closed.'],
  ]);
  expect([...editRefusals(edits, messages)]).toEqual([[edits[1], 'Too short.']]);
  expect(editRefusals(edits, new Map()).size).toBe(0);
});

describe('a list that was read again', () => {
  it.each([
    ['text', 'By train ', 'By train', true],
    ['text', 'By train', 'By bus', false],
    ['text', '1.0', '1', false],
    ['number', '1,250.50', '1250.5', true],
    ['number', '0', '0.00', true],
    ['number', '0', '', false],
    ['number', '', '0', false],
    ['number', '', '', true],
    ['date', '2026-05-06', { display: '6th of May', sort: '2026-05-06' }, true],
  ])('[NET-22] as %s, shows the sent %j by %j: %s', (type, value, display, isShown) => {
    const store = new RowStore([{ key: 'note' }]);
    store.append([{ id: '7', note: display }], 0);
    expect(showsEdit({ ...edit('7', 'note', value), config: configOf(type) }, store, 0)).toBe(isShown);
  });

  it.each(['text', 'date'])('[NET-22] as %s of a column that is gone, shows nothing', type => {
    const store = new RowStore([{ key: 'note' }]);
    store.append([{ id: '7', note: 'Paid' }], 0);
    const shows = (value: string) =>
      showsEdit({ ...edit('7', 'gone', value), config: configOf(type) }, store, 0);
    expect([shows(''), shows('2026-05-06')]).toEqual([true, false]);
  });
});

it.each([
  ['ninety-days', '2026-03-31', ['all']],
  ['ninety-days', '2026-04-01', ['all']],
  ['ninety-days', '2026-04-02', ['ytd', 'all']],
  ['ytd', '2026-11-21', ['all']],
  ['all', '2026-11-21', []],
] as const)('[TBL-08] a wider timeframe than %s on %s is %j', (shown, today, wider) => {
  expect(widerThan(shown, today)).toEqual(wider);
});
