import { any, array, looseObject, nullish, object, pipe, string, transform, union } from 'valibot';
import { describe, expect, it } from 'vitest';
import { type AnswerKeys, answerKeys, withRowKeys } from '../../../../src/diagnostics/debug/page-record.ts';

const record = looseObject({ id: string(), site: nullish(looseObject({ name: string() })) });
const plain = ({ read, ignored, open }: AnswerKeys) => ({
  read: Object.fromEntries(read),
  ignored: Object.fromEntries(ignored),
  open: Object.fromEntries(open),
});

describe('the keys of an answer', () => {
  it('[EMB-16] are read if the schema has them, in lists and objects, and counted', () => {
    const answer = [
      { id: '1', site: { name: 'North', city: 'Oslo' } },
      { id: '2', note: 'x' },
    ];
    expect(plain(answerKeys(answer, array(record)))).toEqual({
      read: { '[].id': 2, '[].site': 1, '[].site.name': 1 },
      ignored: { '[].site.city': 1, '[].note': 1 },
      open: {},
    });
  });

  it('[EMB-16] are found through alternatives and transformations', () => {
    const schema = pipe(
      union([array(record), object({ data: array(record) })]),
      transform(value => value),
    );
    expect(plain(answerKeys({ data: [{ id: '1', more: 2 }] }, schema))).toEqual({
      read: { data: 1, 'data[].id': 1 },
      ignored: { 'data[].more': 1 },
      open: {},
    });
  });

  it('[EMB-16] of the rows of a table are read if a column has them, or as ids', () => {
    const keys = answerKeys(
      { data: [{ _id: {}, name: { display: 'A' }, secret: 1 }], page: 1 },
      looseObject({ data: array(any()) }),
    );
    expect(plain(withRowKeys(keys, ['name']))).toEqual({
      read: { data: 1, 'data[]._id': 1, 'data[].name': 1 },
      ignored: { page: 1, 'data[].secret': 1 },
      open: {},
    });
  });

  it('[EMB-16] never include keys of Object.prototype', () => {
    expect(plain(answerKeys({ constructor: 1 }, looseObject({ id: string() }))).ignored).toEqual({
      constructor: 1,
    });
  });
});
