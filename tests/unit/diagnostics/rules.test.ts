import fc from 'fast-check';
import { array, looseObject, nullish, string, unknown } from 'valibot';
import { describe, expect, it } from 'vitest';
import { tableBatchAnswer } from '../../../src/api/schemas/shapes.ts';
import { studiesOfUser } from '../../../src/api/studies.ts';
import { isSuspicious, type SchemaNode } from '../../../src/diagnostics/found-keys.ts';
import { missingToken } from '../../../src/diagnostics/missing-settings.ts';
import { rules } from '../../../src/diagnostics/rules.ts';
import { areSuspicious, cellKeys } from '../../../src/diagnostics/suspicious-rows.ts';
import { cellFields } from '../../../src/manifest/cells.ts';
import { runs } from '../../support/runs.ts';

const { keyMistakes, rowMistakes, valueMistakes } = rules;
const batch = tableBatchAnswer as SchemaNode;
const profiles = studiesOfUser.answer as SchemaNode;
const people = nullish(array(looseObject({ siteId: string(), visits: array(unknown()) }))) as SchemaNode;

describe('[NET-21] the keys of an answer', () => {
  it.each([
    ['snake case', [{ site_id: '12', visits: [] }], ['0.site_id', 'siteId']],
    ['another case', [{ SiteID: '12', visits: [] }], ['0.SiteID', 'siteId']],
    [
      'snake case, where a schema has put null for the right one',
      [{ site_id: '12', siteId: null, visits: [] }],
      ['0.site_id', 'siteId'],
    ],
    ['a typing error', [{ sietId: '12', visits: [] }], ['0.sietId', 'siteId']],
    [
      'a later item',
      [
        { siteId: '1', visits: [] },
        { siteid: '12', visits: [] },
      ],
      ['1.siteid', 'siteId'],
    ],
  ])('[NET-21] that are nearly right are named: %s', (_, answer, [key, right]) => {
    const sentence = `"${key}" is ignored. Use "${right}".`;
    expect(isSuspicious(answer, people)).toBe(true);
    expect(keyMistakes(answer, people, 'the answer')).toEqual([sentence]);
  });

  it.each<[string, unknown, SchemaNode]>([
    ['the right ones', [{ siteId: '12', visits: [] }], people],
    ['further ones beside them', [{ siteId: '12', site_id: '12', visits: [] }], people],
    ['those of the prototype', [{ siteId: '12', constructor: '1' }], people],
    ['null', null, people],
    ['a text', 'siteid', people],
    ['those of a row, which may be columns', { data: [{ totl: 1 }], total: 1 }, batch],
    ['an empty list of profiles', [], profiles],
  ])('[NET-21] are left alone: %s', (_, answer, schema) => {
    expect(keyMistakes(answer, schema, 'the answer')).toEqual([]);
  });

  it('[NET-27] are named once each if they hold a time in a time zone', () => {
    const zoned = [
      { siteId: '2026-05-06 21:30', visits: [] },
      { siteId: '2026-05-06T21:30Z', visits: ['2026-05-06Z'] },
      { siteId: '2026-05-06T21:30+02:00', visits: [], note: '2026-05-06Z' },
    ];
    expect(isSuspicious(zoned, people)).toBe(true);
    expect(keyMistakes(zoned, people, 'the answer')).toEqual([
      expect.stringMatching(/^"1\.siteId" has a time zone, .* Send local time, without Z or offset\.$/),
      expect.stringMatching(/^"1\.visits\.0" has a time zone/),
    ]);
  });

  it('[NET-21] of many items are named once each', () => {
    const answer = Array.from({ length: 40 }, () => ({ site_id: '12', Visits: [] }));
    expect(keyMistakes(answer, people, 'the answer')).toHaveLength(2);
  });

  it('[NET-21] count as numbers only if all of them do', () => {
    expect(keyMistakes({ data: { 1: {}, more: {} } }, batch, 'the answer')).toEqual([]);
    expect(keyMistakes({ data: {} }, batch, 'the answer')).toEqual([]);
  });
});

it('[NET-21] the cells of rows have the keys that the reference describes', () => {
  expect(cellKeys).toEqual(Object.keys(cellFields));
});

describe('[NET-21] a POST without a CSRF token', () => {
  it.each([400, 401, 403, 419, 422])('[NET-21] may be refused with %d for that', status => {
    expect(missingToken(status, '')).toMatch(/^no CSRF token was sent/);
    expect(missingToken(status, 'f3b1c0')).toBeUndefined();
  });

  it.each([200, 404, 409, 500, undefined])('[NET-21] is not refused for that with %s', status => {
    expect(missingToken(status, undefined)).toBeUndefined();
  });
});

const mark = 'Planted-7f3a';
const value = fc.oneof(
  fc.constantFrom(mark, `<a href="/x">${mark}</a>`, `{{ ${mark} }}`, `None ${mark}`),
  fc.constantFrom(1_769_817_600, '1769817600', null, true),
);
const key = fc.constantFrom(
  ...['name', 'Name', 'due', 'Due', 'id', 'site_id', 'siteId', 'display', 'dispaly', 'type', 'href', 'data'],
  ...['rows', 'total', 'recordsTotal', '1', '2', 'visitType', 'visit_type', 'expenses', 'actions', 'columns'],
);
const json = fc.letrec(tie => ({
  value: fc.oneof({ depthSize: 'small' }, value, fc.array(tie('value'), { maxLength: 3 }), tie('record')),
  record: fc.dictionary(key, tie('value'), { maxKeys: 6 }),
}));

it('[NET-14] the rules quote no value of a record, whatever is in it', () => {
  const schemas = [batch, profiles, people];
  const check = fc.property(json.value, fc.array(json.record), json.value, (answer, rows, attribute) => {
    const columns = [{ key: 'name' }, { key: 'due', type: 'date' }];
    const arrived = { rows, columns, statedKeys: ['name', 'due'], fields: ['actions'] };
    const said = [
      ...schemas.flatMap(schema => keyMistakes(answer, schema, 'the answer')),
      ...rowMistakes(arrived),
      ...['psp-reimbursement-detail reimbursement', 'psp-travel-request travelers'].flatMap(record =>
        valueMistakes({
          name: 'data-record',
          text: null,
          json: { schema: people, value: attribute },
          record,
        }),
      ),
      ...valueMistakes({ name: 'data-label', text: JSON.stringify(attribute) }),
    ];
    expect(said.join('\n')).not.toContain(mark);
    // What the cheap checks pass over is right.
    if (!areSuspicious(arrived)) expect(rowMistakes(arrived)).toEqual([]);
    for (const schema of schemas)
      if (!isSuspicious(answer, schema)) expect(keyMistakes(answer, schema, '')).toEqual([]);
  });
  fc.assert(check, { numRuns: runs(10_000) });
});
