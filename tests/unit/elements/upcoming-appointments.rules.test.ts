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
  expect(periodShown(start, end, english).replaceAll('\u00a0', ' ')).toBe(text);
});

it('[PD-04] a line breaks only after the dash', () => {
  const shown = periodShown('2026-05-06 09:30:00', '2026-05-08 11:00:00', english);
  expect(shown.split(' ')).toEqual([
    '6\u00a0May\u00a02026,\u00a009:30\u00a0–',
    '8\u00a0May\u00a02026,\u00a011:00',
  ]);
});
