import { describe, expect, it } from 'vitest';
import { savingFields } from '../../../../src/screen/lists/table-saving.rules.ts';
import { widerThan } from '../../../../src/screen/lists/timeframes.ts';
import { editConfigIn } from '../../../../src/table/view/editing/edit-config.ts';

const config = editConfigIn({}, 'editable') as NonNullable<ReturnType<typeof editConfigIn>>;
const edit = (rowId: string, column: string, value: string) => ({
  cell: { rowId, rowName: `Row ${rowId}`, column, title: column },
  config,
  value,
  isUnread: false,
});
const saved = { meta: undefined, edits: [], selected: undefined };

describe('the form of a save', () => {
  it('[TBL-11] holds the entries of the page, the cells by row and column, and the ids joined by commas', () => {
    const fields = [
      ['site', '12'],
      ['7[note]', 'A, b'],
      ['selected', '9,7'],
    ];
    const edits = [edit('7', 'note', 'A, b')];
    const selected = new Set(['9', '7']);
    expect(savingFields({ meta: { site: 12 }, edits, selected })).toEqual({ fields });
    expect(savingFields({ meta: [['site', '12']], edits, selected })).toEqual({ fields });
  });

  it.each([
    ['an id with a comma in a selection', { ...saved, selected: new Set(['a,b']) }],
    ['a bracket in the id of an edited row', { ...saved, edits: [edit('a]b', 'note', 'A')] }],
    ['two things of the same name', { ...saved, meta: { '7[note]': 'B' }, edits: [edit('7', 'note', 'A')] }],
  ])('[TBL-11] is refused with %s', (_, what) => {
    const { fields, problem } = savingFields(what);
    expect(fields).toBeUndefined();
    expect(problem).toMatch(/\.$/);
  });
});

describe('a wider timeframe', () => {
  it.each([
    ['ninety-days', '2026-03-31', ['all']],
    ['ninety-days', '2026-04-01', ['all']],
    ['ninety-days', '2026-04-02', ['ytd', 'all']],
    ['ytd', '2026-11-21', ['all']],
    ['all', '2026-11-21', []],
  ] as const)('[TBL-08] than %s on %s is %j', (shown, today, wider) => {
    expect(widerThan(shown, today)).toEqual(wider);
  });
});
