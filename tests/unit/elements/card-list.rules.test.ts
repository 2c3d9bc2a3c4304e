import { describe, expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { cardColumns, cardRows } from '../../../src/elements/card-list/card-list.rules.ts';
import { logged } from '../../support/console.ts';

const numberOf = (lastEightDigits: unknown) =>
  (cardRows([{ id: 1, lastEightDigits }])[0] as { lastEightDigits: object }).lastEightDigits;

describe('the card numbers', () => {
  it.each([
    ['12345678', { display: '1234 5678' }],
    [12_345_678, { display: '1234 5678' }],
    [
      { display: '12345678', sort: 5, href: '/card/1/' },
      { display: '1234 5678', sort: 5, href: '/card/1/' },
    ],
    [{ display: '****5678' }, { display: '****5678' }],
    [null, { display: '' }],
    [{ display: true }, { display: '' }],
    [{ sort: 1 }, { display: '', sort: 1 }],
  ])('[CARD-01] %j is shown as %j', (sent, shown) => {
    expect(numberOf(sent)).toEqual(shown);
  });

  it('[CARD-01] keeps the other fields of a row, and rows without a number as they are', () => {
    const rows = [{ id: 1, status: 'active' }, null, 'x', ['12345678']];
    expect(cardRows(rows)).toEqual(rows);
    expect(cardRows([{ id: 2, lastEightDigits: '12345678', status: 'active' }])).toEqual([
      { id: 2, lastEightDigits: { display: '1234 5678' }, status: 'active' },
    ]);
    expect(logged()).toEqual([]);
  });
});

it('[CARD-01] the columns can be searched, exported and filtered by status', () => {
  expect(cardColumns(english)).toEqual([
    { key: 'lastEightDigits', title: 'Card Details', type: 'text' },
    { key: 'patientId', title: 'Patient ID', isHidden: true },
    expect.objectContaining({ key: 'onsiteMessageId', isHidden: true }),
    { key: 'status', title: 'Status', type: 'status', filter: ['Active', 'Deactivated'] },
    expect.objectContaining({ key: 'statusDate', type: 'date', isHidden: true }),
  ]);
});
