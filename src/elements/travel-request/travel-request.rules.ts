import type { Language } from '../../domain/language/language.ts';
import { perLanguage } from '../../domain/language/per-language.ts';
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
import { screenCatalogue } from '../../screen/texts.ts';
import { catalogue } from './texts.ts';

/** The texts of all labels and headings. */
const labelsIn = perLanguage(language => {
  const texts = language.texts(catalogue);
  return { ...language.texts(screenCatalogue).labels, ...texts.fields, ...texts.groups };
});

type Label = Extract<keyof ReturnType<typeof labelsIn>, string>;

/** The user whose rights decide what is shown. */
export interface Viewer {
  readonly isProjectManager: boolean;
}

const forProjectManagers = true;

const appointment: FieldGroup<Label> = {
  title: 'appointment',
  fields: [
    { key: 'apptStart', label: 'apptStart', kind: 'moment', forProjectManagers },
    { key: 'apptEnd', label: 'apptEnd', kind: 'moment', forProjectManagers },
    { key: 'apptNote', label: 'apptNote', kind: 'long', forProjectManagers },
    { key: 'apptTravelRestrictions', label: 'apptTravelRestrictions', kind: 'long', forProjectManagers },
  ],
};

const visit: FieldGroup<Label> = {
  title: 'visit',
  fields: [
    { key: 'visitType', label: 'visitType', forProjectManagers },
    { key: 'treatmentLocation', label: 'treatmentLocation', forProjectManagers },
    { key: 'country', label: 'country', forProjectManagers },
    { key: 'siteId', label: 'siteId', forProjectManagers },
    { key: 'studyName', label: 'study', forProjectManagers },
    { key: 'scoutNumber', label: 'scoutNumber', forProjectManagers },
    { key: 'patientId', label: 'patientId', link: 'patientProfileURL', forProjectManagers },
    { key: 'serviceLevel', label: 'serviceLevel', forProjectManagers },
  ],
};

const station: RecordField<Label> = {
  key: 'departureStation',
  label: 'departureStation',
  forProjectManagers,
};

const departure: readonly RecordField<Label>[] = [
  { key: 'departureDate', label: 'departureDate', kind: 'day', forProjectManagers },
  { key: 'departureTime', label: 'departureTime', forProjectManagers },
];

const returnTrip: readonly RecordField<Label>[] = [
  { key: 'returnDate', label: 'returnDate', kind: 'day', forProjectManagers },
  { key: 'returnTime', label: 'returnTime', forProjectManagers },
];

const requestGroups: readonly FieldGroup<Label>[] = [
  appointment,
  visit,
  {
    title: 'journey',
    fields: [{ key: 'travelPreference', label: 'travelPreference' }, station, ...departure, ...returnTrip],
  },
];

const dateOfBirth: RecordField<Label> = { key: 'dateOfBirth', label: 'dateOfBirth', kind: 'day' };

const identification: readonly RecordField<Label>[] = [
  { key: 'govtIdName', label: 'govtIdName' },
  { key: 'passport', label: 'passport', kind: 'simple' },
  { key: 'passport.country', label: 'passportCountry' },
  { key: 'passport.number', label: 'passportNumber' },
  { key: 'passport.expirationDate', label: 'passportExpirationDate', kind: 'day' },
];

const tax: readonly RecordField<Label>[] = [
  { key: 'needTIN', label: 'tinRequired', kind: 'flag' },
  { key: 'TIN', label: 'TIN' },
];

const person: FieldGroup<Label> = {
  title: 'person',
  fields: [
    { key: 'name', label: 'name' },
    { key: 'type', label: 'type' },
    dateOfBirth,
    { key: 'gender', label: 'gender' },
    { key: 'id', label: 'recordId' },
  ],
};

const contact: FieldGroup<Label> = {
  title: 'contact',
  fields: [
    { key: 'phoneNumber', label: 'phoneNumber' },
    { key: 'phoneType', label: 'phoneType' },
    { key: 'email', label: 'email', kind: 'long' },
  ],
};

const emergency: FieldGroup<Label> = {
  title: 'emergencyContact',
  fields: [
    { key: 'emergencyContact', label: 'emergencyContact', kind: 'simple' },
    { key: 'emergencyContact.name', label: 'emergencyContactName' },
    { key: 'emergencyContact.homeNumber', label: 'emergencyContactHomeNumber' },
    { key: 'emergencyContact.mobileNumber', label: 'emergencyContactMobileNumber' },
  ],
};

const travelerPreferences: readonly RecordField<Label>[] = [
  { key: 'seatingPreference', label: 'seatingPreference', forProjectManagers },
  { key: 'dietaryRestrictions', label: 'dietaryRestrictions', forProjectManagers },
];

const frequentFlyer: readonly RecordField<Label>[] = [
  { key: 'frequentFlyerAirline', label: 'frequentFlyerAirline' },
  { key: 'frequentFlyerNumber', label: 'frequentFlyerNumber' },
];

const preferenceGroups: readonly FieldGroup<Label>[] = [
  {
    title: 'preferences',
    fields: [
      { key: 'travelPreference', label: 'travelPreference' },
      ...travelerPreferences,
      ...frequentFlyer,
      { key: 'additionalAccomodations', label: 'additionalAccomodations', kind: 'long' },
    ],
  },
  { title: 'departureAndReturn', fields: [...departure, ...returnTrip] },
  {
    title: 'pickup',
    fields: [
      { key: 'pickupDate', label: 'pickupDate', kind: 'day' },
      { key: 'pickupTime', label: 'pickupTime' },
      { key: 'pickupAddress', label: 'pickupAddress', kind: 'long' },
      { key: 'driverNotes', label: 'driverNotes', kind: 'long' },
    ],
  },
  {
    title: 'hotel',
    fields: [
      { key: 'hotelRequired', label: 'hotelRequired', kind: 'flag' },
      { key: 'hotel', label: 'hotel', kind: 'simple' },
      { key: 'hotel.required', label: 'hotelBookingRequired', kind: 'flag' },
      { key: 'hotel.checkIn', label: 'hotelCheckIn', kind: 'moment' },
      { key: 'hotel.checkOut', label: 'hotelCheckOut', kind: 'moment' },
      { key: 'hotel.roomRequirements', label: 'hotelRoomRequirements', kind: 'long' },
    ],
  },
];

const travelerFields: readonly RecordField<Label>[] = [
  { key: 'relation', label: 'relation', other: 'relationOther', forProjectManagers },
  { key: 'type', label: 'type', forProjectManagers },
  dateOfBirth,
  ...identification,
  ...travelerPreferences,
  station,
  { key: 'departureDate', label: 'departureDate', kind: 'day', forProjectManagers },
  ...returnTrip,
  ...frequentFlyer,
  { key: 'id', label: 'recordId' },
  { key: 'driverNotes', label: 'driverNotes', kind: 'long' },
];

/**
 * The groups of the first card. Departure and return are left out where Travel Preferences states the same. [TR-02]
 */
export function requestDetails(
  request: HostRecord,
  patient: HostRecord,
  { isProjectManager }: Viewer,
  language: Language,
): GroupDisplay[] {
  const repeated = [...departure, ...returnTrip].filter(
    ({ key }) => textIn(request, key) === textIn(patient, key),
  );
  const stated = requestGroups.map(group => ({
    ...group,
    fields: group.fields.filter(field => !repeated.includes(field)),
  }));
  return groupsIn(request, groupsFor(stated, isProjectManager), language, labelsIn(language));
}

/** The title of the first card, which depends on whether the request states an appointment. [TR-02] */
export const requestCardTitle = (request: HostRecord, language: Language): string => {
  const texts = language.texts(catalogue);
  return fieldsIn(request, appointment.fields, language, labelsIn(language)).length
    ? texts.appointmentDetails
    : texts.travelRequest;
};

/** The groups of Patient Details; none for project managers. [TR-02] [TR-04] */
export function patientDetails(
  patient: HostRecord,
  { isProjectManager }: Viewer,
  language: Language,
): GroupDisplay[] {
  const identificationFields = [...identification, ...(isYes(patient.needTIN) ? tax : [])];
  const patientGroups: readonly FieldGroup<Label>[] = [
    person,
    contact,
    { title: 'identification', fields: identificationFields },
    emergency,
  ];
  return groupsIn(patient, groupsFor(patientGroups, isProjectManager), language, labelsIn(language));
}

/** The groups of Travel Preferences; for project managers only seating, dietary, departure and return. [TR-02] [TR-04] */
export const travelPreferences = (
  patient: HostRecord,
  { isProjectManager }: Viewer,
  language: Language,
): GroupDisplay[] =>
  groupsIn(patient, groupsFor(preferenceGroups, isProjectManager), language, labelsIn(language));

/** A person who travels with the patient. */
export interface ShownTraveler {
  readonly name: string;
  readonly fields: readonly FieldDisplay[];
}

/** The travelers with those of their fields that are set and that the viewer may see. [TR-02] [TR-04] */
export function travelersShown(
  travelers: unknown,
  { isProjectManager }: Viewer,
  language: Language,
): ShownTraveler[] {
  const texts = language.texts(catalogue);
  const [group] = groupsFor([{ title: 'person', fields: travelerFields }], isProjectManager);
  return listIn(travelers).map((item, index) => {
    const traveler = recordIn(item);
    return {
      name: textIn(traveler, 'name') || texts.traveler({ number: index + 1 }),
      fields: fieldsIn(traveler, group?.fields ?? [], language, labelsIn(language)),
    };
  });
}

/** The title of the last card, which depends on whether the page has a patient. [TR-02] */
export const travelersTitle = (patient: HostRecord, language: Language): string => {
  const texts = language.texts(catalogue);
  return isEmpty(patient) ? texts.travelers : texts.additionalTravelers;
};

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
