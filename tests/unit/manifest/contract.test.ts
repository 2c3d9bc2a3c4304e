import { describe, expect, it } from 'vitest';
import { calls } from '../../../src/api/docs/calls.ts';
import type { FieldsDocs } from '../../../src/domain/field.docs.ts';
import { english } from '../../../src/domain/language/language.ts';
import { optionNames } from '../../../src/domain/report-types.ts';
import { cardFields } from '../../../src/elements/card-list/card-list.docs.ts';
import { cardColumns } from '../../../src/elements/card-list/card-list.rules.ts';
import { fieldNames, visibleFields } from '../../../src/elements/report-form/fields.rules.ts';
import { paymentFields } from '../../../src/elements/review-queue/review-queue.docs.ts';
import { amountKey, queueColumns } from '../../../src/elements/review-queue/review-queue.rules.ts';
import { fieldsOf, rowSchema } from '../../../src/manifest/contract/described-schema.ts';
import { columnsByKey } from '../../../src/screen/payments/payment-columns.ts';

describe('the posted fields of a report', () => {
  const described: Readonly<Record<string, string>> =
    calls.find(({ name }) => name === 'requestReport')?.fields ?? {};
  const context = { level: 'site', internal: false, studyAdmin: false, spoolingAllowed: false } as const;
  const plain = visibleFields(context, {});

  it('[SHIP-03] are the fields of the form; a month is posted as dateStart and dateEnd', () => {
    const posted = fieldNames.filter(name => name !== 'month');
    expect(Object.keys(described).toSorted()).toEqual([...posted, '_token'].toSorted());
    expect(described.dateStart).toContain('`monthPicker`');
  });

  it.each(optionNames)('[SHIP-03] name the option %s where it brings a field', option => {
    const brought = visibleFields(context, { options: [option] }).filter(name => !plain.includes(name));
    expect(brought.length).toBeGreaterThan(0);
    for (const name of brought) expect(described[name]).toContain(`the option \`${option}\``);
  });
});

describe('the keys of rows that have a meaning', () => {
  const keysOf = (fields: FieldsDocs) =>
    fieldsOf(rowSchema(fields))
      .map(({ path }) => path)
      .filter(key => key !== 'id' && key !== '_id.$oid');
  const column = (key: string) =>
    queueColumns([
      { key: 'first', title: '' },
      { key, title: '' },
    ])[1];

  it('[SHIP-03] of the review queue: each changes its column, or is read by name', () => {
    const { title: _, key: __, ...plain } = column('other') ?? {};
    const byName = [amountKey, 'reference', 'patientId', 'payCurrency'];
    const isPlain = (key: string) => {
      const { title: _, key: __, ...settings } = column(key) ?? {};
      return JSON.stringify(settings) === JSON.stringify(plain);
    };
    expect(keysOf(paymentFields).filter(key => isPlain(key) && !byName.includes(key))).toEqual([]);
    const lower = keysOf(paymentFields).map(key => key.toLowerCase());
    expect(Object.keys(columnsByKey).filter(key => !lower.includes(key))).toEqual([]);
  });

  it('[SHIP-03] of the card list: its fixed columns', () => {
    expect(keysOf(cardFields)).toEqual(cardColumns(english).map(({ key }) => key));
  });
});
