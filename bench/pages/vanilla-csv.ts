import type { Row } from '../rows.ts';
import type { Column } from './batches.ts';

const notExported = new Set('actions approvereject bulkinvoice markpaid remove removefee select'.split(' '));

/** The rows as a CSV file in which no text can run as a formula. [TBL-07] */
export function csvOf(columns: readonly Column[], rows: readonly Row[]): Blob {
  const exported = columns.filter(({ data }) => !notExported.has(data.toLowerCase()));
  const lines = [
    exported.map(({ title }) => fieldOf(title)).join(),
    ...rows.map(row => exported.map(({ data }) => fieldOf(row[data].display)).join()),
  ];
  return new Blob([`\uFEFF${lines.join('\r\n')}\r\n`], { type: 'text/csv;charset=utf-8' });
}

function fieldOf(display: string): string {
  const text =
    /^(?:0|\s*[=+\-@\t\r\0])/.test(display) && !/^-\d+(?:\.\d+)?$/.test(display) ? `'${display}` : display;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
