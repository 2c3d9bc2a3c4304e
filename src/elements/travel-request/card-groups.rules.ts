import { perLanguage } from '../../domain/language/language.ts';
import { type FieldGroup, fieldsOf, type RecordField } from '../../domain/record-fields.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { catalogue } from './texts.ts';

// The groups and fields of each card, in the order in which they are shown. [TR-02]

/** The texts of all labels and headings. */
export const labelsIn = perLanguage(language => {
  const texts = language.texts(catalogue);
  return { ...language.texts(screenCatalogue).labels, ...texts.fields, ...texts.groups };
});

/** The key of a label or heading. */
export type Label = Extract<keyof ReturnType<typeof labelsIn>, string>;

type Fields = readonly RecordField<Label>[];

/** Fields that project managers see, too; they see no others. [TR-04] */
const alsoForManagers = (...fields: Parameters<typeof fieldsOf<Label>>): Fields =>
  fieldsOf(...fields).map(field => ({ ...field, forProjectManagers: true }));

/** Decides the title of the first card. [TR-02] */
export const appointment: FieldGroup<Label> = {
  fields: alsoForManagers(
    { key: 'apptStart', label: 'apptStart', kind: 'moment' },
    { key: 'apptEnd', label: 'apptEnd', kind: 'moment' },
    { key: 'apptNote', label: 'apptNote', kind: 'long' },
    { key: 'apptTravelRestrictions', label: 'apptTravelRestrictions', kind: 'long' },
  ),
};

const visit: FieldGroup<Label> = {
  title: 'visit',
  fields: alsoForManagers(
    'visitType',
    'treatmentLocation',
    'country',
    'siteId',
    { key: 'studyName', label: 'study' },
    'scoutNumber',
    { key: 'patientId', label: 'patientId', link: 'patientProfileURL' },
    'serviceLevel',
  ),
};

const station = alsoForManagers('departureStation');

const departureDate = alsoForManagers({ key: 'departureDate', label: 'departureDate', kind: 'day' });

/** Stated by the request and by the patient's preferences. */
const departure: Fields = [...departureDate, ...alsoForManagers('departureTime')];

/** Stated by the request and by the patient's preferences. */
const returnTrip = alsoForManagers({ key: 'returnDate', label: 'returnDate', kind: 'day' }, 'returnTime');

/** The groups of the first card. [TR-02] */
export const requestGroups: readonly FieldGroup<Label>[] = [
  appointment,
  visit,
  {
    title: 'journey',
    fields: [...fieldsOf<Label>('travelPreference'), ...station, ...departure, ...returnTrip],
  },
];

const dateOfBirth: RecordField<Label> = { key: 'dateOfBirth', label: 'dateOfBirth', kind: 'day' };
const recordId: RecordField<Label> = { key: 'id', label: 'recordId' };

/** The identity papers of a patient or traveler. */
export const identification: Fields = fieldsOf(
  'govtIdName',
  { key: 'passport', label: 'passport', kind: 'simple' },
  { key: 'passport.country', label: 'passportCountry' },
  { key: 'passport.number', label: 'passportNumber' },
  { key: 'passport.expirationDate', label: 'passportExpirationDate', kind: 'day' },
);

/** Shown to patients who need a tax number. */
export const tax: Fields = fieldsOf({ key: 'needTIN', label: 'tinRequired', kind: 'flag' }, 'TIN');

/** A group of Patient Details. [TR-02] */
export const person: FieldGroup<Label> = {
  fields: fieldsOf('name', 'type', dateOfBirth, 'gender', recordId),
};

/** A group of Patient Details. [TR-02] */
export const contact: FieldGroup<Label> = {
  title: 'contact',
  fields: fieldsOf('phoneNumber', 'phoneType', { key: 'email', label: 'email', kind: 'long' }),
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

const travelerPreferences = alsoForManagers('seatingPreference', 'dietaryRestrictions');

const frequentFlyer: Fields = fieldsOf('frequentFlyerAirline', 'frequentFlyerNumber');

const driverNotes: RecordField<Label> = { key: 'driverNotes', label: 'driverNotes', kind: 'long' };

/** The groups of Travel Preferences. [TR-02] */
export const preferenceGroups: readonly FieldGroup<Label>[] = [
  {
    fields: [
      ...fieldsOf<Label>('travelPreference'),
      ...travelerPreferences,
      ...frequentFlyer,
      { key: 'additionalAccomodations', label: 'additionalAccomodations', kind: 'long' },
    ],
  },
  { title: 'departureAndReturn', fields: [...departure, ...returnTrip] },
  {
    title: 'pickup',
    fields: fieldsOf(
      { key: 'pickupDate', label: 'pickupDate', kind: 'day' },
      'pickupTime',
      { key: 'pickupAddress', label: 'pickupAddress', kind: 'long' },
      driverNotes,
    ),
  },
  {
    title: 'hotel',
    fields: [
      { key: 'hotel.checkIn', label: 'hotelCheckIn', kind: 'moment' },
      { key: 'hotel.checkOut', label: 'hotelCheckOut', kind: 'moment' },
      { key: 'hotelRequired', label: 'hotelRequired', kind: 'flag' },
      { key: 'hotel.required', label: 'hotelBookingRequired', kind: 'flag' },
      { key: 'hotel', label: 'hotel', kind: 'simple' },
      { key: 'hotel.roomRequirements', label: 'hotelRoomRequirements', kind: 'long' },
    ],
  },
];

/** The fields of each person who travels with the patient. [TR-02] */
export const travelerFields: Fields = [
  ...alsoForManagers({ key: 'relation', label: 'relation', other: 'relationOther' }, 'type'),
  dateOfBirth,
  ...identification,
  ...travelerPreferences,
  ...station,
  ...departureDate,
  ...returnTrip,
  ...frequentFlyer,
  recordId,
  driverNotes,
];
