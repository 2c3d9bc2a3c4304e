// @vitest-environment node
import { expect, it } from 'vitest';
import { shownDate, shownMoment } from '../../../src/domain/display/shown-date.ts';

it.each([
  ['2024-05-06', '6 May 2024'],
  ['2024-12-31', '31 Dec 2024'],
  ['2024-02-29', '29 Feb 2024'],
  ['2000-02-29', '29 Feb 2000'],
  ['2024-03-04 00:00:00.000000', '4 Mar 2024'],
  ['2024-03-04T00:00:00Z', '4 Mar 2024'],
  ['2024-03-04T23:59:59-06:00', '4 Mar 2024'],
  ['2024-03-04T10:00+0200', '4 Mar 2024'],
  ['2024-03-04 10:00', '4 Mar 2024'],
])('[TBL-10] %j is shown as %j', (stated, shown) => {
  expect(shownDate(stated)).toBe(shown);
});

it.each(['2026-02-30', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-04-00', '0000-00-01'])(
  '[TBL-10] %j is no day and stays as it is',
  stated => {
    expect(shownDate(stated)).toBe(stated);
  },
);

it.each(['0000-00-00', '0000-00-00 00:00:00', '-0001-11-30 00:00:00.000000', '0001-01-01T00:00:00'])(
  '[TBL-10] %j is what databases write for no day',
  stated => {
    expect(shownDate(stated)).toBe('');
    expect(shownMoment(stated)).toBe('');
  },
);

it('[TR-02] no day has no time either', () => {
  expect(shownMoment('0000-00-00 10:30:00')).toBe('');
});

it.each(['05/06/2024', '6.5.2024', '2024-5-6', '2024-05-06x', ' 2024-05-06', '20240506', 'soon', '2024-05'])(
  '[TBL-10] %j is written otherwise and stays as it is',
  stated => {
    expect(shownDate(stated)).toBe(stated);
  },
);

it.each([[undefined], [null], ['']])('[TBL-10] %j is nothing, never today', stated => {
  expect(shownDate(stated)).toBe('');
});

it('[TBL-10] a number is shown as it is', () => {
  expect(shownDate(1_714_953_600)).toBe('1714953600');
});
