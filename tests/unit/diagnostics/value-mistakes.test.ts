import { array, object, string, union } from 'valibot';
import { describe, expect, it } from 'vitest';
import { isSuspicious, keysIn, type SchemaNode } from '../../../src/diagnostics/found-keys.ts';
import { keyMistakes, valueMistakes } from '../../../src/diagnostics/key-mistakes.ts';

const name = 'data-rows';
const schema = array(object({ siteId: string(), skip: string() })) as SchemaNode;

describe('the text of an attribute', () => {
  it.each([
    ['None', `${name} is "None", which templates print`],
    [' null\n', `${name} is "null", which templates print`],
  ])('[NET-21] %j is named', (text, sentence) => {
    expect(valueMistakes({ name, text })).toEqual([expect.stringContaining(sentence)]);
  });

  it.each(['1,234', '12.345.678', "1'234", '1\u202f234'])('[NET-21] %j is named as an id', text => {
    expect(valueMistakes({ name: 'data-site-id', text })).toEqual([
      'data-site-id is a number with thousands separators. Write it without them.',
    ]);
    expect(valueMistakes({ name, text })).toEqual([]);
  });

  it.each(['', 'x', 'none', 'not null', '{{ site }}', null])('[NET-21] %j is right', text => {
    expect(valueMistakes({ name, text })).toEqual([]);
  });
});

describe('the JSON of an attribute', () => {
  it('[NET-21] is named as empty', () => {
    for (const text of ['', ' \n'])
      expect(valueMistakes({ name, text, json: { schema, value: undefined } })).toEqual([
        `${name} is empty; did json_encode fail? Write JSON, or remove the attribute.`,
      ]);
  });

  it.each(['[…]', null])('[NET-21] is named by its mistaken keys, as a text or a property: %j', text => {
    const value = [{ site_id: '1', skip: '2' }];
    expect(valueMistakes({ name, text, json: { schema, value } })).toEqual([
      `${name}: "0.site_id" is ignored. Use "siteId".`,
    ]);
  });

  it('[NET-21] is searched by the keys of its record, whose schema allows any', () => {
    const found = (value: unknown, record = 'psp-reimbursement-detail reimbursement') =>
      valueMistakes({ name, text: '{…}', json: { schema: {}, value }, record });
    expect(found({ totalUsd: 5 })).toEqual([`${name}: "totalUsd" is ignored. Use "totalUSD".`]);
    expect(found({ expenses: [{ downloadURL: 'x' }] })).toEqual([
      `${name}: "expenses.0.downloadURL" is ignored. Use "downloadUrl".`,
    ]);
    // A list with gaps, as PHP writes it, is right in a record.
    expect(found({ expenses: { 0: { type: 'x' }, 2: { type: 'x' } } })).toEqual([]);
    expect(found({ totalUSD: 5, expenses: [{ type: 'x' }] })).toEqual([]);
    // Keys of other records are none of this one.
    expect(found({ apptStartt: 1 })).toEqual([]);
    expect(found([{ relatoin: 'x' }], 'psp-travel-request travelers')).toEqual([
      `${name}: "0.relatoin" is ignored. Use "relation".`,
    ]);
  });
});

describe('the names of other table libraries', () => {
  const batch = object({ data: array(string()), total: string() }) as SchemaNode;

  it('[NET-21] are named if ours is missing', () => {
    expect(keyMistakes({ aaData: [], total: 1 }, batch, 'the answer')).toEqual([
      '"aaData" is ignored: it is a name of other table libraries. Use "data".',
    ]);
    expect(keyMistakes({ data: [], count: 1 }, batch, 'the answer')).toEqual([
      '"count" is ignored: it is a name of other table libraries. Use "total".',
    ]);
    expect(keyMistakes({ data: [], recordsTotal: 1, recordsFiltered: 1 }, batch, 'the answer')).toHaveLength(
      2,
    );
  });

  it.each([
    ['recordsTotal', 'recordsFiltered'],
    ['iTotalRecords', 'iTotalDisplayRecords'],
  ])('[NET-21] tell the number of all rows, %s, from that of those that match, %s', (all, matching) => {
    const paged = object({ data: array(string()), total: string(), totalAll: string() }) as SchemaNode;
    const meantBy = (answer: object) =>
      keyMistakes(answer, paged, 'the answer').map(sentence => sentence.replace(/^(".*?").*Use/, '$1:'));
    expect(meantBy({ data: [], [all]: 9, [matching]: 1 })).toEqual([
      `"${all}": "totalAll".`,
      `"${matching}": "total".`,
    ]);
    expect(meantBy({ data: [], [all]: 9 })).toEqual([`"${all}": "total".`]);
  });

  it('[NET-21] are left alone beside ours, and so are properties that all objects have', () => {
    expect(keyMistakes({ aaData: [], data: [], total: 1 }, batch, 'the answer')).toEqual([]);
    expect(keyMistakes({ constructor: 1, toString: 2 }, batch, 'the answer')).toEqual([]);
  });
});

describe('keys that no schema names', () => {
  it('[NET-21] are named where a record stands in "attributes", as in JSON:API', () => {
    expect(keyMistakes([{ type: 'sites', attributes: { siteId: 1 } }], schema, 'the answer')).toEqual([
      '"0.attributes" holds keys as in JSON:API, which are ignored. Put them in the record itself.',
    ]);
    expect(keyMistakes([{ attributes: { colour: 1 } }], schema, 'the answer')).toEqual([]);
  });

  it('[NET-21] are found below options of a union, and in lists that are objects', () => {
    const either = union([array(object({ a: string() })), object({ b: string() })]) as SchemaNode;
    expect([...keysIn({ c: 1 }, either)]).toMatchObject([{ path: ['c'], isRead: false, free: ['b'] }]);
    expect([...keysIn([{ c: 1, a: 2 }], either)]).toMatchObject([
      { path: [0], isRead: true },
      { path: [0, 'c'], isRead: false, free: [] },
      { path: [0, 'a'], isRead: true },
    ]);
    expect([...keysIn({ 1: { a: 1 }, 12: {} }, either)]).toMatchObject([{ path: [], isNumbered: true }]);
  });

  it('[NET-21] name an object in place of a list, wherever it stands', () => {
    const nested = object({ list: array(object({ a: string() })) }) as SchemaNode;
    expect(keyMistakes({ list: { 0: {}, 10: {} } }, nested, 'the answer')).toEqual([
      expect.stringMatching(/^"list" is an object with numeric keys/),
    ]);
    expect(keyMistakes({ 3: {} }, schema, 'the answer')).toEqual([
      expect.stringMatching(/^the answer is an object with numeric keys/),
    ]);
    expect(keyMistakes({ list: { x1: {} } }, nested, 'the answer')).toEqual([]);
  });

  it('[NET-21] look at the first hundred items', () => {
    const items = Array.from({ length: 101 }, (_, at) => (at === 100 ? { site_id: '1' } : { siteId: '1' }));
    expect(keyMistakes(items, schema, name)).toEqual([]);
    expect(keyMistakes(items.slice(1), schema, name)).toHaveLength(1);
  });

  it.each<[unknown, boolean]>([
    [[{ siteId: '1', skip: '2' }], false],
    [[{ siteId: '1', skip: '2', other: 3 }], false],
    [[{ siteId: '1', other: 3 }], true],
    [{ 0: { siteId: '1' } }, true],
    [null, false],
  ])('[NET-21] decide whether the rules are loaded: %j is suspicious: %s', (value, suspicious) => {
    expect(isSuspicious(value, schema)).toBe(suspicious);
  });
});
