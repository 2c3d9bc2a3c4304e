import { looseObject, nullish, type ObjectEntries, union, unknown } from 'valibot';
import {
  addressFormat,
  dayFormat,
  momentFormat,
  statusFormat,
  timeFormat,
  yesFormat,
} from '../../api/docs/shared-fields.ts';
import { described, formatted } from '../../api/docs/with-fields.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './travel-request.definition.ts';

// Documentation only: the fields are read one by one, so that a wrong one affects only its own place. [NET-13]

const anything = nullish(unknown());
const day = formatted(anything, dayFormat);
const moment = formatted(anything, momentFormat);
const time = formatted(anything, timeFormat);
const yes = formatted(anything, yesFormat);
/** An object with these fields, or one text. */
const objectOrText = <const Entries extends ObjectEntries>(entries: Entries) =>
  nullish(union([looseObject(entries), unknown()]));

/** The fields of `data-request`. [TR-02] */
export const requestFields = looseObject({
  requestId: described(anything, 'The number in the title.', 'TR-30412'),
  status: described(
    formatted(anything, statusFormat),
    'The status with its progress: `pending`, `submitted`, `inProgress`, `confirmed`, `finalized` or `cancelled`. Without one it is pending.',
    'submitted',
  ),
  apptStart: described(moment, 'Appointment start.', '2026-05-06 09:30:00'),
  apptEnd: described(moment, 'Appointment end.', '2026-05-06 12:00:00'),
  apptNote: described(anything, 'Appointment note.', 'Nothing to eat from midnight on.'),
  apptTravelRestrictions: described(anything, 'Travel restrictions.', 'No flight on the day after.'),
  visitType: described(anything, 'Visit type.', 'Week 12'),
  treatmentLocation: described(anything, 'Treatment location.', 'Building C, floor 2'),
  country: described(anything, 'Country.', 'United States'),
  siteId: described(anything, 'Site ID.', 'S-0012'),
  studyName: described(anything, 'Study.', 'BREATHE-2'),
  scoutNumber: described(anything, 'Scout number.', 'SC-20508'),
  patientId: described(anything, 'Patient ID.', '508-012-0001'),
  patientProfileURL: described(
    formatted(anything, addressFormat),
    'Where the patient id links to.',
    '/patient/20001/',
  ),
  serviceLevel: described(anything, 'Service level.', 'Concierge'),
  travelPreference: described(anything, 'Travel preference: `Plane`, `Self Drive` or another text.', 'Plane'),
  departureStation: described(anything, 'Departure station.', 'Springfield Central'),
  departureDate: described(day, 'Departure date.', '2026-05-05'),
  departureTime: described(time, 'Departure time.', '14:15'),
  returnDate: described(day, 'Return date.', '2026-05-07'),
  returnTime: described(time, 'Return time.', '18:45'),
});

const passport = described(
  objectOrText({
    country: described(anything, 'Passport country.', 'Portugal'),
    number: described(anything, 'Passport number.', 'CA831207'),
    expirationDate: described(day, 'Passport expiration.', '2031-01-09'),
  }),
  'The passport: an object, or one text.',
);

/** The fields of `data-patient`. [TR-02] */
export const patientFields = looseObject({
  name: described(anything, 'Name.', 'Ana Souza'),
  type: described(anything, 'Type.', 'Primary patient'),
  dateOfBirth: described(day, 'Date of birth.', '1961-03-14'),
  gender: described(anything, 'Gender.', 'Female'),
  id: described(anything, 'Record ID.', 'P-77031'),
  phoneNumber: described(anything, 'Phone number.', '+1 555 0143 0001'),
  phoneType: described(anything, 'Phone type.', 'Mobile'),
  email: described(anything, 'Email.', 'ana.souza@mail.example'),
  govtIdName: described(anything, 'Name on government ID.', 'ANA MARIA SOUZA'),
  passport,
  needTIN: described(yes, 'Whether a TIN is needed; only then is it shown.', true),
  TIN: described(anything, 'TIN; never shown to project managers.', '900-70-0001'),
  emergencyContact: described(
    objectOrText({
      name: described(anything, 'Contact name.', 'Inês Souza'),
      homeNumber: described(anything, 'Home number.', '+1 555 0188 0002'),
      mobileNumber: described(anything, 'Mobile number.', '+1 555 0199 0003'),
    }),
    'The emergency contact: an object, or one text.',
  ),
  travelPreference: described(anything, 'Travel preference.', 'Train if there is one'),
  seatingPreference: described(anything, 'Seating preference.', 'Aisle'),
  dietaryRestrictions: described(anything, 'Dietary restrictions.', 'Vegetarian'),
  frequentFlyerAirline: described(anything, 'Frequent flyer airline.', 'Northern Air'),
  frequentFlyerNumber: described(anything, 'Frequent flyer number.', 'NA-5520417'),
  additionalAccomodations: described(
    anything,
    'Additional accommodations; the key has one m.',
    'A wheelchair at the gate',
  ),
  departureDate: described(day, 'Departure date.', '2026-05-05'),
  departureTime: described(time, 'Departure time.', '13:20'),
  returnDate: described(day, 'Return date.', '2026-05-07'),
  returnTime: described(time, 'Return time.', '19:50'),
  pickupDate: described(day, 'Pickup date.', '2026-05-03'),
  pickupTime: described(time, 'Pickup time.', '11:05'),
  pickupAddress: described(anything, 'Pickup address.', '12 Orchard Street, Springfield'),
  driverNotes: described(anything, 'Driver notes.', 'Ring twice.'),
  hotelRequired: described(yes, 'Hotel required; any other text is shown unchanged.', true),
  hotel: described(
    objectOrText({
      required: described(yes, 'Hotel booking required.', true),
      checkIn: described(moment, 'Check-in.', '2026-05-04'),
      checkOut: described(moment, 'Check-out.', '2026-05-09'),
      roomRequirements: described(anything, 'Room requirements.', 'Step-free shower'),
    }),
    'The hotel: an object, or one text.',
  ),
});

/** The fields of one of `data-travelers`. [TR-02] */
export const travelerFields = looseObject({
  name: described(anything, 'The name; Traveler 1, 2, … without it.', 'Rui Souza'),
  relation: described(anything, 'Relation.', 'Other'),
  relationOther: described(anything, 'Specifies the relation `Other`.', 'Godfather'),
  type: described(anything, 'Type.', 'Caregiver'),
  dateOfBirth: described(day, 'Date of birth.', '1959-11-02'),
  govtIdName: described(anything, 'Name on government ID.', 'RUI PEDRO SOUZA'),
  passport,
  seatingPreference: described(anything, 'Seating preference.', 'Window'),
  dietaryRestrictions: described(anything, 'Dietary restrictions.', 'Halal'),
  departureStation: described(anything, 'Departure station.', 'Shelbyville North'),
  departureDate: described(day, 'Departure date.', '2026-05-01'),
  returnDate: described(day, 'Return date.', '2026-05-11'),
  returnTime: described(time, 'Return time.', '20:10'),
  frequentFlyerAirline: described(anything, 'Frequent flyer airline.', 'Southern Wings'),
  frequentFlyerNumber: described(anything, 'Frequent flyer number.', 'SW-118'),
  id: described(anything, 'Record ID.', 'T-90412'),
  driverNotes: described(anything, 'Driver notes.', 'Hard of hearing.'),
});

export const documented = documentedElement(definition, {
  summary:
    'Shows one travel request: its progress, the appointment, the patient, the preferences and the travelers.',
  attributes: {
    request: {
      recordFields: requestFields,
      description:
        'The travel request as a record; every field that is set is shown. Its card is called Appointment Details when it states an appointment (apptStart, apptEnd, apptNote or apptTravelRestrictions), else Travel Request.',
    },
    patient: {
      recordFields: patientFields,
      description:
        'The patient who travels, as a record. TIN is shown with needTIN only. For a project manager the server must leave out all but seatingPreference, dietaryRestrictions and the dates and times of departure and return, because the whole record is in the source of the page.',
    },
    travelers: {
      recordFields: travelerFields,
      description:
        'The people who travel with the patient. Their card is called Additional Travelers beside a patient, Travelers without one, and is absent without any. For a project manager the server must leave out passports, dates of birth, government IDs, frequent flyer numbers and driver notes.',
    },
    projectManager:
      'The user is a project manager: no Patient Details, passports, contacts or TIN are shown, and of the preferences only seating, dietary, departure and return. This only hides the fields: the server must leave out what the user may not know.',
  },
  parts: ['card', 'badge', 'progress'],
  reservedSpace: { narrow: 1100, wide: 700 },
});
