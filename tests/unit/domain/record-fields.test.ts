import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import {
  fieldsIn,
  fieldsOf,
  groupsFor,
  groupsIn,
  isYes,
  listIn,
  type RecordField,
  recordIn,
  textOf,
} from '../../../src/domain/record-fields.ts';

/** Each label is its own key. */
const labels = new Proxy({}, { get: (_, label) => label }) as Readonly<Record<string, string>>;

const textOfField = (value: unknown, field: Partial<RecordField> = {}, beside: object = {}) =>
  fieldsIn({ key: value, ...beside }, [{ key: 'key', label: 'Label', ...field }], english, labels)[0]?.text;

it.each([
  ['2026-05-06', 'day', '6 May 2026'],
  ['2026-05-06T23:59:00Z', 'day', '6 May 2026'],
  [{ date: '2026-05-06 00:00:00.000000', timezone_type: 3, timezone: 'UTC' }, 'day', '6 May 2026'],
  ['2026-02-30', 'day', '2026-02-30'],
  [1714953600, 'day', '1714953600'],
  ['2026-05-06 09:30:00', 'moment', '6 May 2026, 09:30'],
  ['2026-05-06', 'moment', '6 May 2026'],
  ['on 2026-05-06 09:30', 'moment', 'on 2026-05-06 09:30'],
  [true, 'flag', 'Yes'],
  [false, 'flag', 'No'],
  ['perhaps', 'flag', 'perhaps'],
  ['casino', 'flag', 'casino'],
  ['not yet', 'flag', 'not yet'],
  ['yesterday', 'flag', 'yesterday'],
  ['0', undefined, '0'],
  ['4111 1111 1234 5678', 'card', '4111111'],
  ['123-4567', 'card', '123-4567'],
  ['**** 5678', 'card', '**** 5678'],
  [{ date: '2026-05-06 09:30:00.000000', timezone: 'UTC' }, 'moment', '6 May 2026, 09:30'],
  [{ date: '2026-05-06' }, undefined, 'date: 2026-05-06'],
  ['  spaced  ', undefined, 'spaced'],
  [['Rui', 'Inês'], undefined, 'Rui, Inês'],
  [{ first: 'Ana', last: 'Souza' }, undefined, 'first: Ana, last: Souza'],
  [{ number: 'X1' }, 'simple', undefined],
  ['PT X1', 'simple', 'PT X1'],
  [undefined, 'day', undefined],
  [null, 'moment', undefined],
  ['', undefined, undefined],
  [[], undefined, undefined],
  [{}, undefined, undefined],
  [Number.POSITIVE_INFINITY, 'day', undefined],
  [() => 1, undefined, undefined],
] as const)('[RD-02] [TR-02] %j as a %s is shown as %j', (value, kind, expected) => {
  expect(textOfField(value, kind && { kind })).toBe(expected);
});

it.each([
  ['Other', 'Godfather', 'Other: Godfather'],
  ['other', 'Godfather', 'other: Godfather'],
  ['Other', undefined, 'Other'],
  ['Spouse', 'Godfather', 'Spouse'],
  ['Mother', 'Godfather', 'Mother'],
  ['Other relative', 'Godfather', 'Other relative'],
  [undefined, 'Godfather', 'Godfather'],
])('[TR-02] the relation %j specified as %j is shown as %j', (relation, meant, expected) => {
  expect(textOfField(relation, { other: 'meant' }, { meant })).toBe(expected);
});

it('[RD-02] finds a nested field by its path, but never an inherited property', () => {
  expect(
    fieldsIn({ passport: { number: 'X1' } }, [{ key: 'passport.number', label: '' }], english, labels)[0]
      ?.text,
  ).toBe('X1');
  for (const key of [
    'constructor',
    'toString',
    '__proto__',
    'passport.constructor',
    'passport.number.length',
  ])
    expect(fieldsIn({ passport: { number: 'X1' } }, [{ key, label: '' }], english, labels)).toEqual([]);
});

it('[RD-02] shows an address without a text as "Open"', () => {
  const field = { key: 'id', label: 'Patient', link: 'url' };
  expect(fieldsIn({ url: '/patient/1/' }, [field], english, labels)).toEqual([
    { ...field, text: 'Open', address: '/patient/1/' },
  ]);
});

it('[RD-02] [TR-02] leaves out a group without values', () => {
  const groups = [
    { title: 'Set', fields: [{ key: 'a', label: 'A' }] },
    { title: 'Empty', fields: [{ key: 'b', label: 'B' }] },
  ];
  expect(groupsIn({ a: '1', b: '' }, groups, english, labels).map(({ title }) => title)).toEqual(['Set']);
});

it('[TR-04] shows project managers only the fields marked for them', () => {
  const seen = { key: 'a', label: 'A', forProjectManagers: true } as const;
  const groups = [{ title: 'Both', fields: [seen, { key: 'b', label: 'B' }] }];
  expect(groupsFor(groups, true)).toEqual([{ title: 'Both', fields: [seen] }]);
  expect(groupsFor(groups, false)).toBe(groups);
});

it.each([
  [true, true],
  ['Yes', true],
  [1, true],
  [false, false],
  ['0', false],
  [null, false],
  ['not yet', false],
  ['11', false],
  ['untrue', false],
  [{}, false],
])('[RD-02] whether %j means yes: %s', (value, yes) => {
  expect(isYes(value)).toBe(yes);
});

it('[RD-03] reads a list with gaps, sent as an object, and treats anything else as empty', () => {
  expect(listIn(['a', null, 'b', {}, ''])).toEqual(['a', 'b']);
  expect(listIn({ 0: 'a', 2: 'b' })).toEqual(['a', 'b']);
  for (const value of ['a', 1, null, undefined, true]) expect(listIn(value)).toEqual([]);
});

it('[TR-02] reads a text in place of a record as its name', () => {
  expect(recordIn('Rui')).toEqual({ name: 'Rui' });
  expect(recordIn({ name: 'Rui' })).toEqual({ name: 'Rui' });
  expect(textOf(recordIn(['Rui', 'Inês']).name)).toBe('Rui, Inês');
});

it('[RD-02] [TR-02] a name alone is a field whose label has the same key', () => {
  const day = { key: 'paidOn', label: 'Paid', kind: 'day' } as const;
  expect(fieldsOf('fees', day)).toEqual([{ key: 'fees', label: 'fees' }, day]);
});
