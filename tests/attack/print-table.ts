import type { Row } from './attack.ts';

/** Prints a table of elements (rows) and attacks (columns): `cases`, or `cases ✗ faults`. */
export function printTable(rows: readonly Row[], attacks: readonly { name: string; title: string }[]): void {
  const elements = [...new Set(rows.map(({ element }) => element))];
  const made = attacks.filter(({ name }) => rows.some(({ attack }) => attack === name));
  const cellOf = (element: string, name: string): string => {
    const row = rows.find(({ attack, element: of }) => attack === name && of === element);
    if (!row) return '–';
    return row.faults.length ? `${row.cases} ✗${row.faults.length}` : `${row.cases}`;
  };
  const lines = [
    ['', ...made.map(({ name }) => name)],
    ...elements.map(element => [element, ...made.map(({ name }) => cellOf(element, name))]),
  ];
  const widths =
    lines[0]?.map((_, column) => Math.max(...lines.map(line => line[column]?.length ?? 0))) ?? [];
  console.log();
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    );
  console.log(`\nCases of each attack; ✗ counts its faults.`);
  for (const { name, title } of made) console.log(`${name}: ${title}`);
}
