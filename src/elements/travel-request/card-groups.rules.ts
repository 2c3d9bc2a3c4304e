import { perLanguage } from '../../domain/language/per-language.ts';
import type { FieldGroup, RecordField } from '../../domain/record-fields.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { catalogue } from './texts.ts';

// The groups and fields of each card, in the order in which they are shown. Project managers see only the fields with
// `forProjectManagers`. [TR-02] [TR-04]

/** The texts of all labels and headings. */
export const labelsIn = perLanguage(language => {
  const texts = language.texts(catalogue);
  return { ...language.texts(screenCatalogue).labels, ...texts.fields, ...texts.groups };
});

/** The key of a label or heading. */
export type Label = Extract<keyof ReturnType<typeof labelsIn>, string>;

const forProjectManagers = true;

/** Decides the title of the first card. [TR-02] */
export const appointment: FieldGroup<Label> = {
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

/** Stated by the request and by the patient's preferences. */
export const departure: readonly RecordField<Label>[] = [
  { key: 'departureDate', label: 'departureDate', kind: 'day', forProjectManagers },
  { key: 'departureTime', label: 'departureTime', forProjectManagers },
];

/** Stated by the request and by the patient's preferences. */
export const returnTrip: readonly RecordField<Label>[] = [
  { key: 'returnDate', label: 'returnDate', kind: 'day', forProjectManagers },
  { key: 'returnTime', label: 'returnTime', forProjectManagers },
];

/** The groups of the first card. [TR-02] */
export const requestGroups: readonly FieldGroup<Label>[] = [
  appointment,
  visit,
  {
    title: 'journey',
    fields: [{ key: 'travelPreference', label: 'travelPreference' }, station, ...departure, ...returnTrip],
  },
];

const dateOfBirth: RecordField<Label> = { key: 'dateOfBirth', label: 'dateOfBirth', kind: 'day' };

/** The identity papers of a patient or traveler. */
export const identification: readonly RecordField<Label>[] = [
  { key: 'govtIdName', label: 'govtIdName' },
  { key: 'passport', label: 'passport', kind: 'simple' },
  { key: 'passport.country', label: 'passportCountry' },
  { key: 'passport.number', label: 'passportNumber' },
  { key: 'passport.expirationDate', label: 'passportExpirationDate', kind: 'day' },
];

/** Shown to patients who need a tax number. */
export const tax: readonly RecordField<Label>[] = [
  { key: 'needTIN', label: 'tinRequired', kind: 'flag' },
  { key: 'TIN', label: 'TIN' },
];

/** A group of Patient Details. [TR-02] */
export const person: FieldGroup<Label> = {
  fields: [
    { key: 'name', label: 'name' },
    { key: 'type', label: 'type' },
    dateOfBirth,
    { key: 'gender', label: 'gender' },
    { key: 'id', label: 'recordId' },
  ],
};

/** A group of Patient Details. [TR-02] */
export const contact: FieldGroup<Label> = {
  title: 'contact',
  fields: [
    { key: 'phoneNumber', label: 'phoneNumber' },
    { key: 'phoneType', label: 'phoneType' },
    { key: 'email', label: 'email', kind: 'long' },
  ],
};

/** A group of Patient Details. [TR-02] */
export const emergency: FieldGroup<Label> = {
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

/** The groups of Travel Preferences. [TR-02] */
export const preferenceGroups: readonly FieldGroup<Label>[] = [
  {
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

/** The fields of each person who travels with the patient. [TR-02] */
export const travelerFields: readonly RecordField<Label>[] = [
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
