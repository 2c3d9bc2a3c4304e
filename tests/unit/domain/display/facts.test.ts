import { expect, it } from 'vitest';
import { factLines, furtherFacts, toFacts } from '../../../../src/domain/display/facts.ts';

const nested = { a: { b: { c: { d: { e: 1 } } } } };

it.each<[unknown, object[], string]>([
  ['  A note ', [{ text: 'A note' }], 'A note'],
  [7, [{ text: '7' }], '7'],
  [false, [{ text: 'false' }], 'false'],
  [['One', 2, null, ''], [{ text: 'One' }, { text: '2' }], 'One\n2'],
  [
    { Visit: 'Screening', Units: 3, Note: '' },
    [
      { label: 'Visit', text: 'Screening' },
      { label: 'Units', text: '3' },
    ],
    'Visit: Screening\nUnits: 3',
  ],
  [{ Sites: ['S-1', 'S-2'] }, [{ label: 'Sites', text: 'S-1, S-2' }], 'Sites: S-1, S-2'],
  [[{ a: 1, b: { c: 2 }, d: '' }], [{ text: 'a: 1, b: c: 2' }], 'a: 1, b: c: 2'],
  [[[[[['deep']]]]], [{ text: '…' }], '…'],
  [{ '<b>': '<i>x</i>' }, [{ label: '<b>', text: '<i>x</i>' }], '<b>: <i>x</i>'],
  [nested, [{ label: 'a', text: 'b: c: d: …' }], 'a: b: c: d: …'],
  ['', [], ''],
  [{}, [], ''],
  [[], [], ''],
  [null, [], ''],
])('[TBL-10] the facts of %j', (sent, facts, lines) => {
  expect(toFacts(sent)).toEqual(facts);
  expect(factLines(toFacts(sent))).toBe(lines);
});

it.each<[Parameters<typeof furtherFacts>[0], string]>([
  [{ details: 'd', preview: 'p' }, 'd'],
  [{ details: '', preview: 'p' }, 'p'],
  [{ details: {}, preview: 'p' }, 'p'],
  [{ details: 0, preview: 'p' }, '0'],
  [{}, ''],
])('[TBL-22] what the cell %j says beyond its text is %j', (cell, lines) => {
  expect(factLines(furtherFacts(cell))).toBe(lines);
});
