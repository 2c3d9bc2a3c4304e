// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fixtureFindings } from '../../src/cli/check/fixture.ts';
import { definitions } from '../../src/cli/definitions.ts';
import { keyPlaceInJson, placeInJson } from '../../src/cli/json-place.ts';
import { exampleBatch } from '../../src/manifest/cells.ts';

async function found(tag: string, answer: unknown, call?: string) {
  const definition = definitions.find(each => each.tag === tag);
  if (!definition) throw new Error(`There is no ${tag}.`);
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return fixtureFindings(definition, 'answer.json', text, call);
}

const rulesIn = async (...args: Parameters<typeof found>) => (await found(...args)).map(({ rule }) => rule);

describe('psp check --fixture', () => {
  it('[CLI-03] finds nothing in the documented example', async () => {
    expect(await found('psp-table', exampleBatch)).toEqual([]);
    expect(await found('psp-study-list', { data: [] })).toEqual([]);
    expect(await found('psp-sponsor-logo', { data: '/logo.png' })).toEqual([]);
  });

  it.each([
    ['near-key', { rows: [] }],
    ['near-key', { data: [{ id: 1 }], recordsTotal: 1 }],
    ['near-key', { data: [{ id: 1, a: { dispaly: 'x' } }] }],
    ['empty-column', { data: [{ id: 1, site_name: 'x' }], columns: [{ data: 'siteName', title: 'Site' }] }],
    ['html-in-cell', { data: [{ id: 1, a: '<a href="/x">x</a>' }] }],
    ['html-in-cell', { data: [{ id: 1, a: { display: '<b>x</b>' } }] }],
    ['cell-type', { data: [{ id: 1, a: { display: 'x', type: 'stauts' } }] }],
    ['repeated-id', { data: [{ id: 1 }, { id: 2 }, { id: 1 }] }],
    ['wrong-total', { data: [{ id: 1 }, { id: 2 }], total: 1 }],
    ['wrong-total', { data: [{ id: 1 }], total: 'many' }],
    ['answer-shape', { data: { 3: { id: 1 } } }],
    ['answer-shape', { data: [['a', 'b']] }],
    ['answer-shape', []],
    ['invalid-json', '{"data": [}'],
    ['invalid-json', '<!doctype html><title>Sign in</title>'],
  ])('[CLI-03] finds %s in %j', async (rule, answer) => {
    expect(await rulesIn('psp-table', answer)).toContain(rule);
  });

  it('[CLI-03] names the right key and its place', async () => {
    expect(await found('psp-pending-actions', '[\n  {"id": 1,\n   "patient_id": "7"}\n]')).toMatchObject([
      { line: 3, column: 4, rule: 'near-key', fix: 'Write patientId.', tag: 'psp-pending-actions' },
    ]);
  });

  it('[CLI-03] names the path of a finding beside its line and column', async () => {
    const answer = {
      data: [
        { id: 1, a: 'x' },
        { id: 2, 'visit date': { dispaly: 'x' } },
      ],
      total: 2,
    };
    expect(await found('psp-table', answer)).toMatchObject([
      { line: 1, rule: 'near-key', path: 'data[1]["visit date"].dispaly' },
    ]);
    expect(await found('psp-pending-actions', [{ id: 1, totalUSD: true }])).toMatchObject([
      { path: '[0].totalUSD', message: expect.stringContaining('[0].totalUSD is a boolean') },
    ]);
  });

  it('[CLI-03] has no path where a finding is about the whole answer', async () => {
    const [finding] = await found('psp-table', 5);
    expect(finding).toMatchObject({ rule: 'answer-shape' });
    expect(finding).not.toHaveProperty('path');
  });

  it('[CLI-03] [NET-21] tells the number of all rows from that of those that match', async () => {
    expect(
      await found('psp-table', { data: [{ id: 1 }], recordsTotal: 9, recordsFiltered: 1 }),
    ).toMatchObject([
      { rule: 'near-key', path: 'recordsTotal', fix: 'Write totalAll.' },
      { rule: 'near-key', path: 'recordsFiltered', fix: 'Write total.' },
    ]);
  });

  it.each([
    [{ data: [{ a: 'x' }, { id: 2 }, { id: '' }] }, '2 of 3', /^Send id, _id\.\$oid/],
    [{ data: [{ _id: 'a1' }, { _id: 'a2' }] }, '2 of 2', /^Send _id as id/],
    [{ data: [{ a: 'x' }, { a: 'y' }], rowIds: ['r1'] }, '1 of 2', /rowIds/],
  ])('[CLI-03] [NET-17] counts the rows without an id in %j', async (answer, count, fix) => {
    expect(await found('psp-table', answer)).toMatchObject([
      {
        rule: 'row-without-id',
        message: `${count} rows have no id, so that nothing can be done with them.`,
        fix: expect.stringMatching(fix),
        level: 'error',
      },
    ]);
  });

  it.each([
    { data: [{ id: 1 }, { id: { display: 'a' } }, { _id: { $oid: 'b' } }] },
    { data: [{ a: 'x' }, { a: 'y' }, { a: 'z' }], rowIds: ['r1', 2, { $oid: 'c' }] },
    { data: [] },
  ])('[CLI-03] [NET-17] finds an id for each row in %j', async answer => {
    expect(await rulesIn('psp-table', answer)).not.toContain('row-without-id');
  });

  it('[CLI-03] notes names of other table libraries beside the right ones', async () => {
    expect(await found('psp-table', { data: [{ id: 1 }], total: 1, recordsTotal: 1 })).toMatchObject([
      { rule: 'unread-key', level: 'note', path: 'recordsTotal' },
    ]);
  });

  it.each(['psp-reimbursement-list', 'psp-card-list', 'psp-patient-payments', 'psp-create-err'])(
    '[CLI-03] names rows in place of data in an answer to %s',
    async tag => {
      expect(await found(tag, { rows: [{ id: 1 }] })).toMatchObject([
        { rule: 'near-key', path: 'rows', fix: 'Write data.' },
      ]);
    },
  );

  it('[CLI-03] names misspelled keys of rows that the element reads by name', async () => {
    const row = { id: 1, last_eight_digits: '01234567', status: 'Active' };
    expect(await found('psp-card-list', `{"data": [${JSON.stringify(row)}], "total": 1}`)).toMatchObject([
      {
        rule: 'near-key',
        message: 'Row 1 has a key last_eight_digits that nothing reads.',
        fix: 'Write lastEightDigits.',
      },
    ]);
    const right = { ...row, last_eight_digits: undefined, lastEightDigits: '01234567' };
    expect(await rulesIn('psp-card-list', { data: [right], total: 1 })).toEqual([]);
  });

  it('[CLI-03] lets columns of the review queue be written in any case', async () => {
    const answer = {
      columns: [
        { data: 'reference', title: 'Reference' },
        { data: 'totalUsd', title: 'Total' },
      ],
      data: [{ id: 1, reference: 'ERR-1', totalUsd: '1.00' }],
      total: 1,
    };
    expect(await rulesIn('psp-review-queue', answer)).not.toContain('near-key');
  });

  it('[CLI-03] reports a misspelled key once, though the right one is missing', async () => {
    expect(await rulesIn('psp-table', { rows: [] })).toEqual(['near-key']);
  });

  it('[CLI-03] states for each field what is read and what was sent', async () => {
    const findings = await found('psp-pending-actions', [
      { id: 1, totalUSD: { amount: 5 }, submissionDate: true },
    ]);
    expect(findings.map(({ message }) => message)).toEqual([
      '[0].totalUSD is an object, where the element reads a text or a number.',
      '[0].submissionDate is a boolean, where the element reads a text or a number or an object.',
    ]);
  });

  it('[CLI-03] notes keys that nothing reads, once, and not as mistakes', async () => {
    const findings = await found('psp-pending-actions', [
      { id: 1, colour: 'red' },
      { id: 2, colour: 'blue' },
    ]);
    expect(findings).toMatchObject([{ rule: 'unread-key', level: 'note' }]);
  });

  it('[CLI-03] leaves out HTML that people typed into single rows', async () => {
    const rows = Array.from({ length: 10 }, (_, id) => ({ id, name: id === 3 ? '<b>Ana</b>' : 'Ana' }));
    expect(await rulesIn('psp-table', { data: rows })).toEqual([]);
  });

  it('[CLI-03] chooses the call that fits best, or the named one', async () => {
    const sites = [{ id: 1, siteName: 'Riverside' }];
    expect(await rulesIn('psp-report-form', sites)).toEqual([]);
    expect(await rulesIn('psp-report-form', sites, 'allCros')).toEqual(['unread-key']);
  });

  it('[CLI-03] shows no value of a record', async () => {
    const secret = 'SECRET-4711';
    const answer = {
      data: [{ id: secret, a: `<b>${secret}</b>`, b: { type: secret } }, { id: secret }],
      total: secret,
    };
    expect(JSON.stringify(await found('psp-table', answer))).not.toContain(secret);
  });
});

describe('the position of a value in JSON', () => {
  const text = '{ "a": [1, {"b]": "x,}\\"", "c" : null}], "a b": {"d": []} }';

  it.each([
    [[], '{ "a"'],
    [['a', 0], '1,'],
    [['a', 1, 'c'], 'null'],
    [['a', 1, 'b]'], '"x,}'],
    [['a b', 'd'], '[]'],
    [['a', 7], '[1,'],
    [['none', 'x'], '{ "a"'],
  ])('[CLI-03] finds %j', (path, start) => {
    expect(text.slice(placeInJson(text, path)).startsWith(start)).toBe(true);
  });

  it('[CLI-03] finds a key', () => {
    expect(text.slice(keyPlaceInJson(text, ['a', 1, 'c']))).toMatch(/^"c" : null/);
  });
});
