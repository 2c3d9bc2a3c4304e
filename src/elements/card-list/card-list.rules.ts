import { cardNumberShown, hasLostZeros } from '../../domain/display/card-number.ts';
import { type Cell, isCell } from '../../table/engine/cell.ts';
import type { Column } from '../../table/engine/columns.ts';

/** What a card is made of; all of it is searched and exported. [CARD-01] */
export const cardColumns: readonly Column[] = [
  { key: 'lastEightDigits', title: 'Card Details', type: 'text' },
  { key: 'patientId', title: 'Patient ID' },
  { key: 'onsiteMessageId', title: 'Onsite Message ID' },
  { key: 'status', title: 'Status', type: 'status', filter: ['Active', 'Deactivated'] },
  { key: 'statusDate', title: 'Status Date', type: 'date' },
];

/** Two columns show it all. [CARD-01] */
export const shownInOthers = { patientId: false, onsiteMessageId: false, statusDate: false };

/** Cards with their numbers as people read them; the console hears of those that came as JSON numbers. [CARD-01] */
export function cardRows(rows: readonly unknown[]): unknown[] {
  const lost = rows.filter(row => hasLostZeros(textCell(Object(row).lastEightDigits).display)).length;
  if (lost)
    console.error(
      `psp-card-list: ${lost} of ${rows.length} cards have "lastEightDigits" as a JSON number that has lost its zeros. Send it as a text.`,
    );
  return rows.map(cardRow);
}

function cardRow(row: unknown): unknown {
  if (!isCell(row) || Array.isArray(row)) return row;
  const cell = textCell((row as { readonly lastEightDigits?: unknown }).lastEightDigits);
  return { ...row, lastEightDigits: { ...cell, display: cardNumberShown(stated(cell.display)) } };
}

const textCell = (sent: unknown): Cell => (isCell(sent) ? sent : { display: sent });

const stated = (display: unknown): string | number | undefined =>
  typeof display === 'string' || typeof display === 'number' ? display : undefined;
