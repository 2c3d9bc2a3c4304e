import {
  type FieldGroup,
  fieldsIn,
  groupsFor,
  groupsIn,
  listIn,
  type RecordField,
  recordIn,
  type SentRecord,
  type ShownField,
  type ShownGroup,
  saysYes,
  taxFields,
  textIn,
} from '../../domain/record-fields.ts';

/** Who looks at it. */
export interface Viewer {
  readonly isProjectManager: boolean;
}

const forProjectManagers = true;

const appointment: FieldGroup = {
  title: 'Appointment',
  fields: [
    { key: 'apptStart', label: 'Appointment Start', kind: 'moment', forProjectManagers },
    { key: 'apptEnd', label: 'Appointment End', kind: 'moment', forProjectManagers },
    { key: 'apptNote', label: 'Appointment Note', kind: 'long', forProjectManagers },
    { key: 'apptTravelRestrictions', label: 'Travel Restrictions', kind: 'long', forProjectManagers },
  ],
};

const visit: FieldGroup = {
  title: 'Visit',
  fields: [
    { key: 'visitType', label: 'Visit Type', forProjectManagers },
    { key: 'treatmentLocation', label: 'Treatment Location', forProjectManagers },
    { key: 'country', label: 'Country', forProjectManagers },
    { key: 'siteId', label: 'Site ID', forProjectManagers },
    { key: 'studyName', label: 'Study', forProjectManagers },
    { key: 'scoutNumber', label: 'Scout Number', forProjectManagers },
    { key: 'patientId', label: 'Patient ID', link: 'patientProfileURL', forProjectManagers },
    { key: 'serviceLevel', label: 'Service Level', forProjectManagers },
  ],
};

const station: RecordField = { key: 'departureStation', label: 'Departure Station', forProjectManagers };

const departure: readonly RecordField[] = [
  { key: 'departureDate', label: 'Departure Date', kind: 'day', forProjectManagers },
  { key: 'departureTime', label: 'Departure Time', forProjectManagers },
];

const wayBack: readonly RecordField[] = [
  { key: 'returnDate', label: 'Return Date', kind: 'day', forProjectManagers },
  { key: 'returnTime', label: 'Return Time', forProjectManagers },
];

const requestGroups: readonly FieldGroup[] = [
  appointment,
  visit,
  {
    title: 'Journey',
    fields: [{ key: 'travelPreference', label: 'Travel Preference' }, station, ...departure, ...wayBack],
  },
];

const birth: RecordField = { key: 'dateOfBirth', label: 'Date of Birth', kind: 'day' };

const identification: readonly RecordField[] = [
  { key: 'govtIdName', label: 'Name on Government ID' },
  { key: 'passport', label: 'Passport', kind: 'simple' },
  { key: 'passport.country', label: 'Passport Country' },
  { key: 'passport.number', label: 'Passport Number' },
  { key: 'passport.expirationDate', label: 'Passport Expiration', kind: 'day' },
];

const person: FieldGroup = {
  title: 'Person',
  fields: [
    { key: 'name', label: 'Name' },
    { key: 'type', label: 'Type' },
    birth,
    { key: 'gender', label: 'Gender' },
    { key: 'id', label: 'Record ID' },
  ],
};

const contact: FieldGroup = {
  title: 'Contact',
  fields: [
    { key: 'phoneNumber', label: 'Phone Number' },
    { key: 'phoneType', label: 'Phone Type' },
    { key: 'email', label: 'Email', kind: 'long' },
  ],
};

const emergency: FieldGroup = {
  title: 'Emergency Contact',
  fields: [
    { key: 'emergencyContact', label: 'Emergency Contact', kind: 'simple' },
    { key: 'emergencyContact.name', label: 'Contact Name' },
    { key: 'emergencyContact.homeNumber', label: 'Home Number' },
    { key: 'emergencyContact.mobileNumber', label: 'Mobile Number' },
  ],
};

const tastes: readonly RecordField[] = [
  { key: 'seatingPreference', label: 'Seating Preference', forProjectManagers },
  { key: 'dietaryRestrictions', label: 'Dietary Restrictions', forProjectManagers },
];

const frequentFlyer: readonly RecordField[] = [
  { key: 'frequentFlyerAirline', label: 'Frequent Flyer Airline' },
  { key: 'frequentFlyerNumber', label: 'Frequent Flyer Number' },
];

const preferenceGroups: readonly FieldGroup[] = [
  {
    title: 'Preferences',
    fields: [
      { key: 'travelPreference', label: 'Travel Preference' },
      ...tastes,
      ...frequentFlyer,
      { key: 'additionalAccomodations', label: 'Additional Accommodations', kind: 'long' },
    ],
  },
  { title: 'Departure and Return', fields: [...departure, ...wayBack] },
  {
    title: 'Pickup',
    fields: [
      { key: 'pickupDate', label: 'Pickup Date', kind: 'day' },
      { key: 'pickupTime', label: 'Pickup Time' },
      { key: 'pickupAddress', label: 'Pickup Address', kind: 'long' },
      { key: 'driverNotes', label: 'Driver Notes', kind: 'long' },
    ],
  },
  {
    title: 'Hotel',
    fields: [
      { key: 'hotelRequired', label: 'Hotel Required', kind: 'flag' },
      { key: 'hotel', label: 'Hotel', kind: 'simple' },
      { key: 'hotel.required', label: 'Hotel Booking Required', kind: 'flag' },
      { key: 'hotel.checkIn', label: 'Check-In', kind: 'moment' },
      { key: 'hotel.checkOut', label: 'Check-Out', kind: 'moment' },
      { key: 'hotel.roomRequirements', label: 'Room Requirements', kind: 'long' },
    ],
  },
];

const travelerFields: readonly RecordField[] = [
  { key: 'relation', label: 'Relation', other: 'relationOther', forProjectManagers },
  { key: 'type', label: 'Type', forProjectManagers },
  birth,
  ...identification,
  ...tastes,
  station,
  { key: 'departureDate', label: 'Departure Date', kind: 'day', forProjectManagers },
  ...wayBack,
  ...frequentFlyer,
  { key: 'id', label: 'Record ID' },
  { key: 'driverNotes', label: 'Driver Notes', kind: 'long' },
];

/** The groups of the first card. [TR-02] */
export const requestDetails = (request: SentRecord, { isProjectManager }: Viewer): ShownGroup[] =>
  groupsIn(request, groupsFor(requestGroups, isProjectManager));

/** The title of the first card: a request that states an appointment shows its details, another itself. [TR-02] */
export const requestCardTitle = (request: SentRecord): string =>
  fieldsIn(request, appointment.fields).length ? 'Appointment Details' : 'Travel Request';

/** Who the patient is and how to reach them; nothing of it for project managers. [TR-02] [TR-04] */
export function patientDetails(patient: SentRecord, { isProjectManager }: Viewer): ShownGroup[] {
  const papers = [...identification, ...(saysYes(patient.needTIN) ? taxFields : [])];
  const groups = [person, contact, { title: 'Identification', fields: papers }, emergency];
  return groupsIn(patient, groupsFor(groups, isProjectManager));
}

/** How the patient wants to travel; for project managers only seating, dietary, departure and return. [TR-02] [TR-04] */
export const travelPreferences = (patient: SentRecord, { isProjectManager }: Viewer): ShownGroup[] =>
  groupsIn(patient, groupsFor(preferenceGroups, isProjectManager));

/** Somebody who travels, too. */
export interface ShownTraveler {
  readonly name: string;
  readonly fields: readonly ShownField[];
}

/** Those who travel, with what is set of them. [TR-02] [TR-04] */
export function travelersShown(travelers: unknown, { isProjectManager }: Viewer): ShownTraveler[] {
  const [group] = groupsFor([{ title: '', fields: travelerFields }], isProjectManager);
  return listIn(travelers).map((sent, index) => {
    const traveler = recordIn(sent);
    return {
      name: textIn(traveler, 'name') || `Traveler ${index + 1}`,
      fields: fieldsIn(traveler, group?.fields ?? []),
    };
  });
}

/** The title of the last card: beside a patient, travelers are additional ones. [TR-02] */
export const travelersTitle = (patient: SentRecord): string =>
  isEmpty(patient) ? 'Travelers' : 'Additional Travelers';

/** A patient whose host has sent nothing, as some hosts do by an empty list. */
export const patientIn = (sent: unknown): SentRecord =>
  Array.isArray(sent) ? {} : ((sent ?? {}) as SentRecord);

const isEmpty = (record: SentRecord): boolean => Object.keys(record).length === 0;

const notForProjectManagers = [
  'TIN',
  'passport',
  'phoneNumber',
  'email',
  'pickupAddress',
  'emergencyContact',
  'dateOfBirth',
  'govtIdName',
];

/** The names of the fields that the page of a project manager should not hold at all. [TR-04] */
export const fieldsToLeaveOut = (records: readonly SentRecord[]): string[] =>
  notForProjectManagers.filter(key => records.some(record => textIn(record, key) !== ''));
