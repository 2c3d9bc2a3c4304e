import { expect, it } from 'vitest';
import { isZonedTime } from '../../../src/diagnostics/found-keys.ts';

it.each([
  '2026-05-06T21:30:00Z',
  '2026-05-06T21:30:00.000z',
  '2026-05-06 21:30 +02:00',
  '2026-05-06T21:30:00-0400',
  '2026-05-06 21:30:00+00',
  '2026-05-06Z',
  '21:30Z',
])('[NET-27] %j is a time in a time zone', text => {
  expect(isZonedTime(text)).toBe(true);
});

it.each([
  '2026-05-06',
  '2026-05-06 21:30:00.000000',
  '2026-05-06T21:30',
  '09:00-10:00',
  'See 2026-05-06T21:30:00Z',
  '2026-05-06T21:30:00Z and later',
  'Z',
  '',
  20260506,
  null,
])('[NET-27] %j is none', text => {
  expect(isZonedTime(text)).toBe(false);
});
