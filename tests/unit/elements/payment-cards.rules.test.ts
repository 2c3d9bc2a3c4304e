import { describe, expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import { paymentSummaries } from '../../../src/elements/recent-payments/recent-payments.rules.ts';
import { appointmentSummaries } from '../../../src/elements/upcoming-appointments/upcoming-appointments.rules.ts';

const sameSite = (address: unknown) => (address === '/own/' ? 'https://portal.test/own/' : undefined);

describe('a recently updated payment', () => {
  const summaries = (...rows: readonly object[]) =>
    paymentSummaries(rows as Parameters<typeof paymentSummaries>[0], sameSite, english);

  it('[PD-03] is formatted', () => {
    const row = {
      id: '7',
      totalUSD: 0,
      status: 'paid',
      patientId: 508,
      visitDate: '2026-05-06',
      submittedOn: '2026-05-07',
      paymentPreference: 'Check',
      site: { siteId: 12 },
      viewRoute: '/own/',
    };
    expect(summaries(row)).toEqual([
      {
        id: '7',
        reference: '7',
        total: '0',
        status: { label: 'Paid', tone: 'success' },
        patient: '508',
        visitDate: '6 May 2026',
        submittedOn: '7 May 2026',
        method: 'Check',
        site: '12',
        view: 'https://portal.test/own/',
      },
    ]);
  });

  it('[PD-03] is blank where the host sends nothing', () => {
    const blank = { total: '', patient: '', visitDate: '', submittedOn: '', method: '', site: '' };
    expect(summaries({ id: '7' }, { id: '8', status: '', site: null })).toEqual([
      { ...blank, id: '7', reference: '7', status: undefined, view: undefined },
      { ...blank, id: '8', reference: '8', status: undefined, view: undefined },
    ]);
  });
});

describe('an upcoming appointment', () => {
  const summaries = (...rows: readonly object[]) =>
    appointmentSummaries(rows as Parameters<typeof appointmentSummaries>[0], sameSite, english);
  const when = (startDate: unknown, endDate?: unknown) => summaries({ id: '7', startDate, endDate })[0]?.when;

  it('[PD-04] is formatted', () => {
    const row = {
      id: '7',
      study: { studyName: 'Aurora', sponsor: 'Acme' },
      patient: { patientId: 508 },
      site: { siteId: 'S-1' },
      startDate: '2026-05-06',
      viewRoute: '/own/',
    };
    expect(summaries(row)).toEqual([
      {
        id: '7',
        when: '6 May 2026',
        study: 'Aurora',
        sponsor: 'Acme',
        patient: '508',
        site: 'S-1',
        view: 'https://portal.test/own/',
      },
    ]);
  });

  it('[PD-04] is blank where the host sends nothing', () => {
    const blank = { when: '', study: '', sponsor: '', patient: '', site: '', view: undefined };
    expect(summaries({ id: '7' }, { id: '8', study: null, patient: {}, site: null })).toEqual([
      { ...blank, id: '7' },
      { ...blank, id: '8' },
    ]);
  });

  it.each([
    ['2026-05-06 09:30:00', '2026-05-06 11:00:00', '6 May 2026, 09:30 – 11:00'],
    ['2026-05-06 09:30:00', '2026-05-06 09:30:00', '6 May 2026, 09:30'],
    ['2026-05-06 09:30:00', '2026-05-08 11:00:00', '6 May 2026, 09:30 – 8 May 2026, 11:00'],
    ['2026-05-06', '2026-05-08', '6 May 2026 – 8 May 2026'],
    ['2026-05-06', '2026-05-06', '6 May 2026'],
    ['2026-05-06', '2026-05-06 11:00:00', '6 May 2026'],
    ['2026-05-06 09:30:00', undefined, '6 May 2026, 09:30'],
    [undefined, '2026-05-08', '8 May 2026'],
  ])('[PD-04] from %j to %j is shown as %j', (start, end, text) => {
    expect(when(start, end)).toBe(text);
  });
});
