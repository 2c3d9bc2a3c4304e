import { expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { periodShown } from '../../../src/elements/upcoming-appointments/upcoming-appointments.rules.ts';

it.each([
  ['2026-05-06 09:30:00', '2026-05-06 11:00:00', '6 May 2026, 09:30 – 11:00'],
  ['2026-05-06 09:30:00', '2026-05-06 09:30:00', '6 May 2026, 09:30'],
  ['2026-05-06 09:30:00', '2026-05-08 11:00:00', '6 May 2026, 09:30 – 8 May 2026, 11:00'],
  ['2026-05-06', '2026-05-08', '6 May 2026 – 8 May 2026'],
  ['2026-05-06', '2026-05-06', '6 May 2026'],
  ['2026-05-06', '2026-05-06 11:00:00', '6 May 2026'],
  ['2026-05-06 09:30:00', undefined, '6 May 2026, 09:30'],
  [undefined, '2026-05-08', '8 May 2026'],
  [undefined, null, ''],
])('[PD-04] from %j to %j is shown as %j', (start, end, text) => {
  expect(periodShown(start, end, english)).toBe(text);
});
