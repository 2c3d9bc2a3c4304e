import { expect, it } from 'vitest';
import {
  initialYear,
  recognitionColumns,
  recognitionYears,
} from '../../../src/elements/unit-recognition/unit-recognition.rules.ts';

it.each([
  ['2026-11-21T12:00', [2027, 2026, 2025, 2024], 2026],
  ['2026-12-31T23:59:59', [2027, 2026, 2025, 2024], 2026],
  ['2027-01-01T00:00', [2028, 2027, 2026, 2025, 2024], 2027],
  ['2024-02-29T12:00', [2025, 2024], 2024],
  ['1970-01-01T12:00', [2024], 2024],
])('[UR-01] the years of unit recognition on %s are %j, initially %i', (today, years, selected) => {
  expect(recognitionYears(new Date(today))).toEqual(years);
  expect(initialYear(new Date(today))).toBe(selected);
});

it('[UR-03] all columns but the first open their figures, and keep what the host says of them', () => {
  const columns = [
    { key: 'activity', title: 'Activity' },
    { key: 'contracted', title: 'Contracted', statedType: 'amount' },
  ];
  expect(recognitionColumns(columns)).toEqual([
    { key: 'activity', title: 'Activity', opens: 'never' },
    { key: 'contracted', title: 'Contracted', statedType: 'amount', opens: 'figures' },
  ]);
});
