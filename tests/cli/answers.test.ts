import { describe, expect, it } from 'vitest';
import { calls } from '../../src/api/docs/calls.ts';
import { answerProblems } from '../../src/cli/check/answers/answer.ts';
import { definitions } from '../../src/cli/definitions.generated.ts';
import { exampleBatch } from '../../src/manifest/cells.ts';

/** What is found in an answer to the first GET of an element. */
async function found(tag: string, answer: unknown): Promise<string[]> {
  const made = definitions.find(each => each.tag === tag)?.calls ?? [];
  for (const call of made) {
    const endpoint = calls.find(({ name, method }) => name === call.endpoint.name && method === 'GET');
    if (endpoint) return (await answerProblems({ endpoint, call }, answer)).map(({ message }) => message);
  }
  throw new Error(`${tag} makes no GET.`);
}

describe('psp check on the answer to a call', () => {
  it.each([
    ['psp-table', exampleBatch],
    ['psp-study-list', { data: [] }],
    ['psp-sponsor-logo', { data: '/logo.png' }],
    ['psp-card-list', { data: [{ id: 1, lastEightDigits: '01234567', status: 'Active' }], total: 1 }],
  ])('[CLI-03] finds nothing in a right answer to %s', async (tag, answer) => {
    expect(await found(tag, answer)).toEqual([]);
  });

  it.each<[string, unknown]>([
    ['of other table libraries. Use "data"', { rows: [] }],
    ['"data.0.a.dispaly" is ignored', { data: [{ id: 1, a: { dispaly: 'x', type: 'text' } }] }],
    ['The cell "a" of row 1 has an unknown type', { data: [{ id: 1, a: { display: 'x', type: 'stauts' } }] }],
    ['1 of 3 rows repeat the id of another row', { data: [{ id: 1 }, { id: 2 }, { id: 1 }] }],
    ['"total" is 1, and 2 rows are sent', { data: [{ id: 1 }, { id: 2 }], total: 1 }],
    ['"totalAll" is 1, less than "total"', { data: [{ id: 1 }, { id: 2 }], total: 2, totalAll: 1 }],
    ['"filters.region" is not a column key', { data: [{ id: 1 }], filters: { region: ['North'] } }],
  ])('[CLI-03] finds: %s', async (message, answer) => {
    expect(await found('psp-table', answer)).toContainEqual(expect.stringContaining(message));
  });

  it('[CLI-03] says what is read and what was sent, once for all items of a list', async () => {
    expect(await found('psp-table', { data: { 3: { id: 1 } } })).toContain(
      '"data" is an object with numeric keys, but must be a list. PHP\'s array_filter keeps keys: send array_values() of its result.',
    );
    expect(await found('psp-table', 5)).toEqual([expect.stringMatching(/^The answer is a number, where /)]);
    const record = { id: 1, totalUSD: { amount: 5 }, submissionDate: true };
    expect(await found('psp-pending-actions', [record, record])).toEqual([
      '[].submissionDate is a boolean, where the element reads a text or a number or an object.',
      '[].totalUSD is an object, where the element reads a text or a number.',
    ]);
  });

  it.each<object>([
    { data: [{ id: 1 }, { id: { display: 'a' } }, { _id: { $oid: 'b' } }] },
    { data: [{ a: 'x' }, { a: 'y' }, { a: 'z' }], rowIds: ['r1', 2, { $oid: 'c' }] },
  ])('[CLI-03] [NET-17] finds an id for each row in %j', async answer => {
    expect(await found('psp-table', answer)).toEqual([]);
  });

  it('[CLI-03] finds misspelled keys of rows that the element reads by name', async () => {
    const row = { id: 1, last_eight_digits: '01234567', status: 'Active' };
    expect(await found('psp-card-list', { data: [row], total: 1 })).toEqual([
      '"data.0.last_eight_digits" is ignored. Use "lastEightDigits".',
    ]);
  });

  it('[CLI-03] leaves out HTML that people typed into single rows', async () => {
    const data = Array.from({ length: 10 }, (_, id) => ({ id, name: id === 3 ? '<b>Ana</b>' : 'Ana' }));
    expect(await found('psp-table', { data })).toEqual([]);
  });

  it('[CLI-03] shows no value of a record', async () => {
    const secret = 'SECRET-4711';
    const answer = {
      data: [
        { id: secret, a: { display: `1.234,50 ${secret}`, type: 'amount' }, b: { type: secret } },
        { id: secret },
      ],
      total: secret,
    };
    const messages = await found('psp-table', answer);
    expect(messages.length).toBeGreaterThan(2);
    expect(messages.join()).not.toContain(secret);
  });
});
