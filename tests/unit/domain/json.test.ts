import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LostNumber, lostNumbersText, parseJson, tryParseJson } from '../../../src/domain/json.ts';
import { runs } from '../../support/runs.ts';

const big = '9007199254740993';

it('[NET-11] [NET-23] text that is not JSON is read as nothing, and other text as JSON', () => {
  const lost: LostNumber[] = [];
  expect(['{"a":', '', '<p>'].map(text => tryParseJson(text, lost))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(tryParseJson(`[1,${big}]`, lost)).toEqual([1, '–']);
  expect(lost).toHaveLength(1);
});

describe('JSON with numbers beyond 2^53', () => {
  it.each([
    [`{"id":${big}}`, { id: null }],
    [`{"id":-${big}}`, { id: null }],
    [`{"_id":{"$oid":${big}}}`, { _id: { $oid: null } }],
    [`{"id":{"display":${big}}}`, { id: { display: null } }],
    [
      `{"siteId":${big},"study_id":${big},"patientID":${big}}`,
      { siteId: null, study_id: null, patientID: null },
    ],
    [`{"rowIds":[1,${big}]}`, { rowIds: [1, null] }],
    [`{"options":[{"value":${big},"label":"A"}]}`, { options: [{ value: null, label: 'A' }] }],
    [`{"account":${big},"paid":${big}}`, { account: '–', paid: '–' }],
    [`{"PAID":${big},"valueAdded":${big}}`, { PAID: '–', valueAdded: '–' }],
    [`{"site_id_count":${big},"siteIdCount":${big}}`, { site_id_count: '–', siteIdCount: '–' }],
    [`[${big}]`, ['–']],
    [big, '–'],
    ['{"amount":1e21,"id":1E+30}', { amount: '–', id: null }],
    [`{"total" :\n\t-${big}}`, { total: '–' }],
    [`[1 , ${big}.5]`, [1, '–']],
    ['{"paid":12.5e300}', { paid: '–' }],
    [`{"id":"${big}","n":9007199254740991}`, { id: big, n: 9007199254740991 }],
  ])('[NET-23] %s', (text, expected) => {
    expect(parseJson(text)).toEqual(expected);
  });

  it('[NET-23] reports key and row, each key once, and no value', () => {
    const lost: LostNumber[] = [];
    parseJson(`{"data":[{"id":1},{"id":${big},"n":${big}},{"id":${big}}],"total":${big}}`, lost);
    const text = lostNumbersText(lost);
    expect(text).toMatch(/^"id" \(row 2\), "n" \(row 2\), "total": /);
    expect(text).not.toContain('9007');
  });

  it('[NET-23] reports an entry of a list without its number, and other keys as they are', () => {
    const lost: LostNumber[] = [];
    parseJson(`{"list":[${'1,'.repeat(12)}${big}],"day1":${big},"1st":${big}}`, lost);
    expect(lost.map(({ key }) => key)).toEqual(['an entry', 'day1', '1st']);
  });

  it('[NET-23] does not overflow the stack on deep JSON', () => {
    const depth = 100_000;
    expect(() => parseJson(`${'['.repeat(depth)}${big}${']'.repeat(depth)}`)).not.toThrow();
  });

  it('[NET-23] changes nothing else', () => {
    fc.assert(
      fc.property(fc.json({ noUnicodeString: false }), text => {
        const plain = JSON.stringify(JSON.parse(text));
        fc.pre(!/\d{16}|e\+/.test(plain));
        expect(JSON.stringify(parseJson(text))).toBe(plain);
      }),
      { numRuns: runs(200) },
    );
  });
});
