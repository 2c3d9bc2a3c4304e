import { perLanguage } from '../../domain/language/language.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { type Cell, isCell } from '../../table/engine/cell-types.ts';
import type { Column } from '../../table/engine/columns.ts';
import { catalogue } from './texts.ts';

/** All fields of a card, so that all of them are searched and exported; two columns show the values of the others. [CARD-01] */
export const cardColumns = perLanguage((language): readonly Column[] => {
  const screenTexts = language.texts(screenCatalogue);
  const texts = language.texts(catalogue);
  return [
    { key: 'lastEightDigits', title: texts.columns.details, type: 'text' },
    { key: 'patientId', title: screenTexts.labels.patientId, isHidden: true },
    { key: 'onsiteMessageId', title: texts.columns.messageId, isHidden: true },
    { key: 'status', title: screenTexts.labels.status, type: 'status', filter: ['Active', 'Deactivated'] },
    { key: 'statusDate', title: texts.columns.statusDate, type: 'date', isHidden: true },
  ];
});

/** Formats the card numbers of a batch, and logs how many arrived as JSON numbers without their leading zeros. [CARD-01] */
export function cardRows(rows: readonly unknown[]): unknown[] {
  const lostZeros = rows.filter(row => hasLostZeros(toCell(Object(row).lastEightDigits).display)).length;
  if (lostZeros)
    console.error(
      `psp-card-list: ${lostZeros} of ${rows.length} cards have "lastEightDigits" as a JSON number that has lost its zeros. Send it as a text.`,
    );
  return rows.map(cardRow);
}

function cardRow(row: unknown): unknown {
  // A missing number stays missing, so that the console can name the key that was meant. [NET-21]
  if (!isCell(row) || Array.isArray(row) || !('lastEightDigits' in row)) return row;
  const cell = toCell(row.lastEightDigits);
  return { ...row, lastEightDigits: { ...cell, display: cardNumberShown(textOrNumber(cell.display)) } };
}

const toCell = (value: unknown): Cell => (isCell(value) ? value : { display: value });

const textOrNumber = (value: unknown): string | number | undefined =>
  typeof value === 'string' || typeof value === 'number' ? value : undefined;

const shownDigits = 8;

/**
 * Formats the last eight digits of a card number as `1234 5678`. [CARD-01]
 *
 * A shorter number that was sent as a JSON number has lost its leading zeros and is padded. More than eight digits are
 * never shown, whatever separates them. Anything else is unchanged.
 */
export function cardNumberShown(stated: string | number | null | undefined): string {
  const text = String(stated ?? '').trim();
  const plain = hasLostZeros(stated) ? text.padStart(shownDigits, '0') : text.replace(/\s/g, '');
  const digits = plain.replace(/\P{Nd}/gu, '');
  if (digits.length < shownDigits || (digits.length === shownDigits && digits !== plain)) return text;
  return `${digits.slice(-shownDigits, -4)} ${digits.slice(-4)}`;
}

/** Whether leading zeros were lost because the host sent a number instead of a text. */
export const hasLostZeros = (stated: unknown): boolean =>
  typeof stated === 'number' &&
  Number.isSafeInteger(stated) &&
  stated >= 0 &&
  String(stated).length < shownDigits;
