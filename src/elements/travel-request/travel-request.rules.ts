import {
  type FieldDisplay,
  type FieldGroup,
  fieldsIn,
  type GroupDisplay,
  groupsFor,
  groupsIn,
  type HostRecord,
  isYes,
  listIn,
  type RecordField,
  recordIn,
  textIn,
} from '../../domain/record-fields.ts';
import { screenTexts } from '../../screen/texts.ts';
import { texts } from './texts.ts';

const { labels } = screenTexts;
const { fields, groups } = texts;

/** The user whose rights decide what is shown. */
export interface Viewer {
  readonly isProjectManager: boolean;
}

const forProjectManagers = true;

const appointment: FieldGroup = {
  title: groups.appointment,
  fields: [
    { key: 'apptStart', label: fields.apptStart, kind: 'moment', forProjectManagers },
    { key: 'apptEnd', label: fields.apptEnd, kind: 'moment', forProjectManagers },
    { key: 'apptNote', label: fields.apptNote, kind: 'long', forProjectManagers },
    { key: 'apptTravelRestrictions', label: fields.apptTravelRestrictions, kind: 'long', forProjectManagers },
  ],
};

const visit: FieldGroup = {
  title: labels.visit,
  fields: [
    { key: 'visitType', label: labels.visitType, forProjectManagers },
    { key: 'treatmentLocation', label: fields.treatmentLocation, forProjectManagers },
    { key: 'country', label: labels.country, forProjectManagers },
    { key: 'siteId', label: labels.siteId, forProjectManagers },
    { key: 'studyName', label: labels.study, forProjectManagers },
    { key: 'scoutNumber', label: labels.scoutNumber, forProjectManagers },
    { key: 'patientId', label: labels.patientId, link: 'patientProfileURL', forProjectManagers },
    { key: 'serviceLevel', label: labels.serviceLevel, forProjectManagers },
  ],
};

const station: RecordField = { key: 'departureStation', label: fields.departureStation, forProjectManagers };

const departure: readonly RecordField[] = [
  { key: 'departureDate', label: fields.departureDate, kind: 'day', forProjectManagers },
  { key: 'departureTime', label: fields.departureTime, forProjectManagers },
];

const returnTrip: readonly RecordField[] = [
  { key: 'returnDate', label: fields.returnDate, kind: 'day', forProjectManagers },
  { key: 'returnTime', label: fields.returnTime, forProjectManagers },
];

const requestGroups: readonly FieldGroup[] = [
  appointment,
  visit,
  {
    title: groups.journey,
    fields: [
      { key: 'travelPreference', label: fields.travelPreference },
      station,
      ...departure,
      ...returnTrip,
    ],
  },
];

const dateOfBirth: RecordField = { key: 'dateOfBirth', label: fields.dateOfBirth, kind: 'day' };

const identification: readonly RecordField[] = [
  { key: 'govtIdName', label: fields.govtIdName },
  { key: 'passport', label: fields.passport, kind: 'simple' },
  { key: 'passport.country', label: fields.passportCountry },
  { key: 'passport.number', label: fields.passportNumber },
  { key: 'passport.expirationDate', label: fields.passportExpirationDate, kind: 'day' },
];

const tax: readonly RecordField[] = [
  { key: 'needTIN', label: labels.tinRequired, kind: 'flag' },
  { key: 'TIN', label: fields.TIN },
];

const person: FieldGroup = {
  title: groups.person,
  fields: [
    { key: 'name', label: fields.name },
    { key: 'type', label: fields.type },
    dateOfBirth,
    { key: 'gender', label: fields.gender },
    { key: 'id', label: labels.recordId },
  ],
};

const contact: FieldGroup = {
  title: groups.contact,
  fields: [
    { key: 'phoneNumber', label: fields.phoneNumber },
    { key: 'phoneType', label: fields.phoneType },
    { key: 'email', label: fields.email, kind: 'long' },
  ],
};

const emergency: FieldGroup = {
  title: groups.emergencyContact,
  fields: [
    { key: 'emergencyContact', label: fields.emergencyContact, kind: 'simple' },
    { key: 'emergencyContact.name', label: fields.emergencyContactName },
    { key: 'emergencyContact.homeNumber', label: fields.emergencyContactHomeNumber },
    { key: 'emergencyContact.mobileNumber', label: fields.emergencyContactMobileNumber },
  ],
};

const travelerPreferences: readonly RecordField[] = [
  { key: 'seatingPreference', label: fields.seatingPreference, forProjectManagers },
  { key: 'dietaryRestrictions', label: fields.dietaryRestrictions, forProjectManagers },
];

const frequentFlyer: readonly RecordField[] = [
  { key: 'frequentFlyerAirline', label: fields.frequentFlyerAirline },
  { key: 'frequentFlyerNumber', label: fields.frequentFlyerNumber },
];

const preferenceGroups: readonly FieldGroup[] = [
  {
    title: groups.preferences,
    fields: [
      { key: 'travelPreference', label: fields.travelPreference },
      ...travelerPreferences,
      ...frequentFlyer,
      { key: 'additionalAccomodations', label: fields.additionalAccomodations, kind: 'long' },
    ],
  },
  { title: groups.departureAndReturn, fields: [...departure, ...returnTrip] },
  {
    title: groups.pickup,
    fields: [
      { key: 'pickupDate', label: fields.pickupDate, kind: 'day' },
      { key: 'pickupTime', label: fields.pickupTime },
      { key: 'pickupAddress', label: fields.pickupAddress, kind: 'long' },
      { key: 'driverNotes', label: fields.driverNotes, kind: 'long' },
    ],
  },
  {
    title: groups.hotel,
    fields: [
      { key: 'hotelRequired', label: fields.hotelRequired, kind: 'flag' },
      { key: 'hotel', label: fields.hotel, kind: 'simple' },
      { key: 'hotel.required', label: fields.hotelBookingRequired, kind: 'flag' },
      { key: 'hotel.checkIn', label: fields.hotelCheckIn, kind: 'moment' },
      { key: 'hotel.checkOut', label: fields.hotelCheckOut, kind: 'moment' },
      { key: 'hotel.roomRequirements', label: fields.hotelRoomRequirements, kind: 'long' },
    ],
  },
];

const travelerFields: readonly RecordField[] = [
  { key: 'relation', label: fields.relation, other: 'relationOther', forProjectManagers },
  { key: 'type', label: fields.type, forProjectManagers },
  dateOfBirth,
  ...identification,
  ...travelerPreferences,
  station,
  { key: 'departureDate', label: fields.departureDate, kind: 'day', forProjectManagers },
  ...returnTrip,
  ...frequentFlyer,
  { key: 'id', label: labels.recordId },
  { key: 'driverNotes', label: fields.driverNotes, kind: 'long' },
];

/**
 * The groups of the first card. Departure and return are left out where Travel Preferences states the same. [TR-02]
 */
export function requestDetails(
  request: HostRecord,
  patient: HostRecord,
  { isProjectManager }: Viewer,
): GroupDisplay[] {
  const repeated = [...departure, ...returnTrip].filter(
    ({ key }) => textIn(request, key) === textIn(patient, key),
  );
  const stated = requestGroups.map(group => ({
    ...group,
    fields: group.fields.filter(field => !repeated.includes(field)),
  }));
  return groupsIn(request, groupsFor(stated, isProjectManager));
}

/** The title of the first card, which depends on whether the request states an appointment. [TR-02] */
export const requestCardTitle = (request: HostRecord): string =>
  fieldsIn(request, appointment.fields).length ? texts.appointmentDetails : texts.travelRequest;

/** The groups of Patient Details; none for project managers. [TR-02] [TR-04] */
export function patientDetails(patient: HostRecord, { isProjectManager }: Viewer): GroupDisplay[] {
  const identificationFields = [...identification, ...(isYes(patient.needTIN) ? tax : [])];
  const patientGroups = [
    person,
    contact,
    { title: groups.identification, fields: identificationFields },
    emergency,
  ];
  return groupsIn(patient, groupsFor(patientGroups, isProjectManager));
}

/** The groups of Travel Preferences; for project managers only seating, dietary, departure and return. [TR-02] [TR-04] */
export const travelPreferences = (patient: HostRecord, { isProjectManager }: Viewer): GroupDisplay[] =>
  groupsIn(patient, groupsFor(preferenceGroups, isProjectManager));

/** A person who travels with the patient. */
export interface ShownTraveler {
  readonly name: string;
  readonly fields: readonly FieldDisplay[];
}

/** The travelers with those of their fields that are set and that the viewer may see. [TR-02] [TR-04] */
export function travelersShown(travelers: unknown, { isProjectManager }: Viewer): ShownTraveler[] {
  const [group] = groupsFor([{ title: '', fields: travelerFields }], isProjectManager);
  return listIn(travelers).map((item, index) => {
    const traveler = recordIn(item);
    return {
      name: textIn(traveler, 'name') || texts.traveler(index + 1),
      fields: fieldsIn(traveler, group?.fields ?? []),
    };
  });
}

/** The title of the last card, which depends on whether the page has a patient. [TR-02] */
export const travelersTitle = (patient: HostRecord): string =>
  isEmpty(patient) ? texts.travelers : texts.additionalTravelers;

/** The patient as a record; some hosts send an empty list if there is none. */
export const patientRecord = (patient: unknown): HostRecord =>
  Array.isArray(patient) ? {} : ((patient ?? {}) as HostRecord);

const isEmpty = (record: HostRecord): boolean => Object.keys(record).length === 0;

const restrictedFields = [
  'TIN',
  'passport',
  'phoneNumber',
  'email',
  'pickupAddress',
  'emergencyContact',
  'dateOfBirth',
  'govtIdName',
];

/** The fields that the server should have left out of a project manager's page. [TR-04] */
export const leakedFields = (records: readonly HostRecord[]): string[] =>
  restrictedFields.filter(key => records.some(record => textIn(record, key) !== ''));
