import { describe, expect, it } from 'vitest';
import { english } from '../../../src/domain/language/language.ts';
import type { GroupDisplay } from '../../../src/domain/record-fields.ts';
import {
  leakedFields,
  patientDetails,
  patientRecord,
  requestDetails,
  statedAppointment,
  travelersShown,
  travelPreferences,
} from '../../../src/elements/travel-request/travel-request.rules.ts';

/** Whether the user is a project manager. */
const [staff, manager] = [false, true];
const texts = (groups: readonly GroupDisplay[]) =>
  groups.map(({ title, fields }) => [title, ...fields.map(({ label, text }) => `${label}: ${text}`)]);

describe('the first card', () => {
  const request = {
    apptStart: '2026-05-06 09:30:00',
    visitType: 'Week 12',
    patientId: '508',
    patientProfileURL: '/patient/508/',
    travelPreference: 'Train',
    departureStation: 'Lyon',
    departureDate: '2026-05-05',
    departureTime: '08:00',
    returnDate: '2026-05-07',
  };

  it('[TR-02] states the appointment, as far as that is set', () => {
    const textsOf = (stated: object) =>
      statedAppointment({ ...request, ...stated }, english).map(({ text }) => text);
    expect(textsOf({ apptNote: 'Fast.' })).toEqual(['6 May 2026, 09:30', 'Fast.']);
    expect(textsOf({ apptStart: '', apptNote: 'Fast.' })).toEqual(['Fast.']);
    expect(textsOf({ apptStart: '' })).toEqual([]);
  });

  it('[TR-02] groups what the request states', () => {
    const groups = requestDetails(request, staff, english);
    expect(texts(groups)).toEqual([
      [undefined, 'Appointment start: 6 May 2026, 09:30'],
      ['Visit', 'Visit type: Week 12', 'Patient ID: 508'],
      [
        'Journey',
        'Travel preference: Train',
        'Departure station: Lyon',
        'Departure date: 5 May 2026',
        'Departure time: 08:00',
        'Return date: 7 May 2026',
      ],
    ]);
    expect(groups[1]?.fields[1]?.address).toBe('/patient/508/');
  });

  it('[TR-04] hides the preference from project managers', () => {
    const [, , journey] = texts(requestDetails(request, manager, english));
    expect(journey?.slice(0, 2)).toEqual(['Journey', 'Departure station: Lyon']);
  });
});

describe('Patient Details', () => {
  const patient = {
    name: 'Rui',
    needTIN: true,
    TIN: '123',
    phoneNumber: '5',
    emergencyContact: { name: 'Ana' },
  };

  it('[TR-02] groups what the record states, the TIN only where it is needed', () => {
    expect(texts(patientDetails(patient, staff, english))).toEqual([
      [undefined, 'Name: Rui'],
      ['Contact', 'Phone number: 5'],
      ['Identification', 'TIN required: Yes', 'TIN: 123'],
      ['Emergency contact', 'Contact name: Ana'],
    ]);
    const without = texts(patientDetails({ ...patient, needTIN: 'no' }, staff, english));
    expect(without.map(([title]) => title)).toEqual([undefined, 'Contact', 'Emergency contact']);
  });

  it('[TR-04] shows project managers nothing', () => {
    expect(patientDetails(patient, manager, english)).toEqual([]);
  });

  it('[TR-02] counts an empty list as no patient', () => {
    expect([patientRecord([]), patientRecord(null), patientRecord(undefined)]).toEqual([{}, {}, {}]);
    expect(patientRecord(patient)).toBe(patient);
  });
});

describe('Travel Preferences', () => {
  const patient = {
    seatingPreference: 'Aisle',
    frequentFlyerNumber: 'F1',
    departureDate: '2026-05-05',
    pickupAddress: '1 Main St',
    hotel: { required: '1', checkIn: '2026-05-05 15:00:00' },
  };

  it('[TR-02] are grouped', () => {
    expect(texts(travelPreferences(patient, staff, english))).toEqual([
      [undefined, 'Seating preference: Aisle', 'Frequent flyer number: F1'],
      ['Departure and return', 'Departure date: 5 May 2026'],
      ['Pickup', 'Pickup address: 1 Main St'],
      ['Hotel', 'Check-in: 5 May 2026, 15:00', 'Hotel booking required: Yes'],
    ]);
  });

  it('[TR-04] show project managers only seating, dietary restrictions, departure and return', () => {
    expect(texts(travelPreferences({ ...patient, dietaryRestrictions: 'None' }, manager, english))).toEqual([
      [undefined, 'Seating preference: Aisle', 'Dietary restrictions: None'],
      ['Departure and return', 'Departure date: 5 May 2026'],
    ]);
  });
});

describe('Travelers', () => {
  const travelers = [
    { name: 'Ana', relation: 'Other', relationOther: 'Aunt', dateOfBirth: '1961-05-04' },
    'Rui',
    {},
    { type: 'Child' },
  ];

  it('[TR-02] have a name or a number, and the fields that are set', () => {
    const shown = travelersShown(travelers, staff, english);
    expect(shown.map(({ title }) => title)).toEqual(['Ana', 'Rui', 'Traveler 3']);
    expect(shown[0]?.fields.map(({ text }) => text)).toEqual(['Other: Aunt', '4 May 1961']);
    expect(shown[2]?.fields.map(({ text }) => text)).toEqual(['Child']);
    expect(travelersShown(undefined, staff, english)).toEqual([]);
  });

  it('[TR-04] show project managers no date of birth', () => {
    expect(travelersShown(travelers, manager, english)[0]?.fields.map(({ text }) => text)).toEqual([
      'Other: Aunt',
    ]);
  });
});

it('[TR-04] names the fields that the server should have left out for project managers', () => {
  expect(leakedFields([{ name: 'Rui', email: '' }, { gender: 'f' }])).toEqual([]);
  expect(leakedFields([{ TIN: 1 }, { passport: { number: 'X' }, dateOfBirth: '1961-05-04' }])).toEqual([
    'TIN',
    'passport',
    'dateOfBirth',
  ]);
});
