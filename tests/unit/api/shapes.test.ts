import { safeParse } from 'valibot';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { upcomingAppointments } from '../../../src/api/appointments.ts';
import { otherReimbursements, reimbursementsOfPatient } from '../../../src/api/reimbursements.ts';
import {
  day,
  flag,
  formAnswer,
  listOf,
  recordsOf,
  rowsOf,
  tableBatchAnswer,
  text,
} from '../../../src/api/schemas/shapes.ts';
import { studiesOfUser } from '../../../src/api/studies.ts';

const list = listOf({ label: text });
const rows = rowsOf({ label: text });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

describe('a list', () => {
  it.each([
    ['id', { id: 'a1', label: 'x' }],
    ['a numeric id', { id: 17, label: 'x' }, '17'],
    ['_id.$oid', { _id: { $oid: 'a1' }, label: 'x' }],
    ['both, where id counts', { id: 'a1', _id: { $oid: 'b2' }, label: 'x' }],
    ['_id.$oid with null for id', { id: null, _id: { $oid: 'a1' }, label: 'x' }],
    ['_id.$oid with an empty id', { id: '', _id: { $oid: 'a1' }, label: 'x' }],
    ['zero', { id: 0, label: 'x' }, '0'],
  ])('[NET-08] identifies an item by %s', (_, item, id = 'a1') => {
    expect(safeParse(list, [item]).output).toMatchObject([{ id, label: 'x' }]);
  });

  it('[NET-08] drops items without an id and logs how many', () => {
    const items = [{ label: 'x' }, { id: '' }, { _id: {} }, { id: 2 }];
    expect(safeParse(list, items).output).toMatchObject([{ id: '2' }]);
    expect(console.warn).toHaveBeenCalledWith('psp: 3 of 4 items of a list have no id and are left out.');
  });

  it('[NET-13] that is only displayed keeps items without an id apart and logs how many', () => {
    const items = [{ label: 'x' }, { id: 2, label: 'y' }, { _id: {}, label: 'z' }, { id: 2 }];
    const { output } = safeParse(recordsOf({ label: text }), items);
    expect(output).toMatchObject([
      { label: 'x', hasNoId: true },
      { label: 'y', id: '2' },
      { label: 'z', hasNoId: true },
    ]);
    expect(new Set((output as { id: string }[]).map(({ id }) => id)).size).toBe(3);
    expect(console.warn).toHaveBeenCalledWith('psp: 2 of 4 items of a list have no id. Send it as "id".');
  });

  it('[NET-11] keeps the first of items with the same id, however it is written', () => {
    const items = [
      { id: 'a', label: 1 },
      { _id: { $oid: 'a' }, label: 2 },
      { id: 'b', label: 3 },
    ];
    expect(safeParse(list, items).output).toMatchObject([{ label: 1 }, { label: 3 }]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('[NET-11] keeps unknown keys, also names that every object has', () => {
    const items = JSON.parse(
      '[{"id":"__proto__","constructor":"c","more":[1]},{"id":"toString","__proto__":{"x":1}}]',
    );
    const output = safeParse(list, items).output as { id: string }[];
    expect(output.map(({ id }) => id)).toEqual(['__proto__', 'toString']);
    expect(output[0]).toMatchObject({ more: [1] });
    expect(Object.hasOwn(Object.prototype, 'x')).toBe(false);
  });

  it('[NET-08] may be bare or under data', () => {
    expect(safeParse(list, []).output).toEqual([]);
    expect(safeParse(list, { data: [{ id: 1 }], total: 1 }).output).toMatchObject([{ id: '1' }]);
  });

  it.each([
    null,
    undefined,
    {},
    'x',
    7,
    [null],
    ['x'],
    { data: {} },
    { data: null },
    [{ id: {} }],
    [{ id: 1, label: {} }],
  ])('[NET-11] rejects %j', answer => {
    expect(safeParse(list, answer).success).toBe(false);
  });
});

it('[RD-04] the related requests of a reimbursement keep a value of another type, which does not affect the others', () => {
  const sent = { id: '7', status: { display: 'Paid' }, total: ['184.50'], payType: 'Cheque', actions: 5 };
  expect(safeParse(otherReimbursements.answer, [sent])).toMatchObject({ success: true, output: [sent] });
});

describe('a flag', () => {
  it.each([
    [[true, 1, '1', 'true'], true],
    [[false, 0, '0', 'false'], false],
  ])('[PD-02] [QA-03] written as any of %j means %s', (written, said) => {
    for (const one of written) expect(safeParse(flag, one).output).toBe(said);
  });

  it.each([2, -1, '', 'maybe', null])('[PD-02] sent as %j is neither true nor false', sent => {
    expect(safeParse(flag, sent).output).toBeNull();
  });

  it.each([[[]], [{}]])('[NET-11] rejects %j', sent => {
    expect(safeParse(flag, sent).success).toBe(false);
  });

  it('[PD-02] that is invalid counts as missing and does not affect other profiles', () => {
    const sent = [
      { id: 1, enabled: 'maybe' },
      { id: 2, enabled: '1' },
    ];
    expect(safeParse(studiesOfUser.answer, sent).output).toMatchObject([
      { enabled: null },
      { enabled: true },
    ]);
  });
});

describe('a day', () => {
  it.each([
    ['2026-05-06', '2026-05-06'],
    [{ date: '2026-05-06 00:00:00.000000', timezone_type: 3, timezone: 'UTC' }, '2026-05-06 00:00:00.000000'],
    [{ date: null }, null],
    [null, null],
  ])('[PD-03] [PD-04] sent as %j is read', (sent, read) => {
    expect(safeParse(day, sent).output).toBe(read);
    expect(safeParse(upcomingAppointments.answer, [{ id: 1, startDate: sent }]).output).toMatchObject([
      { startDate: read },
    ]);
  });

  it.each([true, { date: {} }, { date: ['2026-05-06'] }])('[NET-11] rejects %j', sent => {
    expect(safeParse(day, sent).success).toBe(false);
  });
});

describe('the rows of a list in one answer', () => {
  it('[NET-08] are passed on unchanged, with what the answer states beside them', () => {
    const data = [
      { _id: { $oid: 'a1' }, label: 'x' },
      { id: 'b' },
      { id: 'b', label: { display: 'x' } },
      null,
    ];
    expect(safeParse(rows, { data, total: 9 }).output).toEqual({ data, total: 9 });
  });

  it.each([[[{ id: 1 }]], [null], [{}], [{ data: {} }], [{ data: null }]])(
    '[NET-11] cannot be %j',
    answer => {
      expect(safeParse(rows, answer).success).toBe(false);
    },
  );

  it('[PAY-01] keep the portal’s column names', () => {
    const row = { id: 9, 'visitDate (CT)': '2024-03-04 00:00:00.000000', total: 12.5, scoutNumber: 1001 };
    expect(safeParse(reimbursementsOfPatient.answer, { data: [row] }).output).toMatchObject({
      data: [row],
    });
  });
});

describe('a batch of a table', () => {
  it.each([undefined, null, 0, -1, '10', Number.NaN, 'many', 62_000])(
    '[NET-11] is accepted with the total %j',
    total => {
      expect(safeParse(tableBatchAnswer, { data: [{ id: 1 }], total }).success).toBe(true);
    },
  );

  it('[NET-06] passes on its rows unchanged', () => {
    const data = [{ id: 1, total: { display: '1', sort: 1 } }, 7, null];
    const { output } = safeParse(tableBatchAnswer, { data, columns: [{ data: 'total', title: 'Total' }] });
    expect((output as { data: unknown[] }).data).toEqual(data);
    expect((output as { data: unknown[] }).data[0]).toBe(data[0]);
  });

  it('[NET-17] passes on the ids of its rows', () => {
    const rowIds = ['a1', 7, null];
    expect(safeParse(tableBatchAnswer, { data: [], rowIds }).output).toMatchObject({ rowIds });
    expect(safeParse(tableBatchAnswer, { data: [], rowIds: null }).success).toBe(true);
    expect(safeParse(tableBatchAnswer, { data: [], rowIds: 'a1' }).success).toBe(false);
  });

  it.each([null, [], {}, { data: {} }, { data: [], columns: [{}] }])('[NET-11] rejects %j', answer => {
    expect(safeParse(tableBatchAnswer, answer).success).toBe(false);
  });
});

describe('the answer to a form', () => {
  it.each([undefined, null, {}, { redirect: '/x' }, { message: 'Saved.', result: 'success' }])(
    '[NET-10] may be %j',
    answer => {
      expect(safeParse(formAnswer, answer).success).toBe(true);
    },
  );

  it.each(['x', { redirect: 7 }, { url: {} }])('[NET-10] cannot be %j', answer => {
    expect(safeParse(formAnswer, answer).success).toBe(false);
  });
});
