import { expect, it } from 'vitest';
import { createLanguage } from '../../../src/domain/language/create-language.ts';
import { tableName } from '../../../src/elements/table/table-name.rules.ts';

const german = createLanguage('de', { table: { unnamed: 'Liste' } });

it.each([
  [undefined, 'Exported List.csv', 'Liste'],
  [undefined, 'Trips.csv', 'Trips'],
  [undefined, 'Trips.CSV', 'Trips'],
  [undefined, 'a.csv.old', 'a.csv.old'],
  ['All trips', 'Exported List.csv', 'All trips'],
  ['All trips', 'Trips.csv', 'All trips'],
])('[EMB-15] names the table with the label %j and the file %j: %s', (label, exportName, name) => {
  expect(tableName(label, exportName, german)).toBe(name);
});
