import { looseObject, nullish, type ObjectEntries, union, unknown } from 'valibot';
import { described, formatted } from '../../api/docs/described.ts';
import {
  addressFormat,
  dayFormat,
  momentFormat,
  statusFormat,
  timeFormat,
  yesFormat,
} from '../../api/docs/formats.ts';

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
  apptStart: described(moment, 'Appointment Start.', '2026-05-06 09:30:00'),
  apptEnd: described(moment, 'Appointment End.', '2026-05-06 12:00:00'),
  apptNote: described(anything, 'Appointment Note.', 'Nothing to eat from midnight on.'),
  apptTravelRestrictions: described(anything, 'Travel Restrictions.', 'No flight on the day after.'),
  visitType: described(anything, 'Visit Type.', 'Week 12'),
  treatmentLocation: described(anything, 'Treatment Location.', 'Building C, floor 2'),
  country: described(anything, 'Country.', 'United States'),
  siteId: described(anything, 'Site ID.', 'S-0012'),
  studyName: described(anything, 'Study.', 'BREATHE-2'),
  scoutNumber: described(anything, 'Scout Number.', 'SC-20508'),
  patientId: described(anything, 'Patient ID.', '508-012-0001'),
  patientProfileURL: described(
    formatted(anything, addressFormat),
    'Where the patient id links to.',
    '/patient/20001/',
  ),
  serviceLevel: described(anything, 'Service Level.', 'Concierge'),
  travelPreference: described(anything, 'Travel Preference: `Plane`, `Self Drive` or another text.', 'Plane'),
  departureStation: described(anything, 'Departure Station.', 'Springfield Central'),
  departureDate: described(day, 'Departure Date.', '2026-05-05'),
  departureTime: described(time, 'Departure Time.', '14:15'),
  returnDate: described(day, 'Return Date.', '2026-05-07'),
  returnTime: described(time, 'Return Time.', '18:45'),
});

const passport = described(
  objectOrText({
    country: described(anything, 'Passport Country.', 'Portugal'),
    number: described(anything, 'Passport Number.', 'CA831207'),
    expirationDate: described(day, 'Passport Expiration.', '2031-01-09'),
  }),
  'The passport: an object, or one text.',
);

/** The fields of `data-patient`. [TR-02] */
export const patientFields = looseObject({
  name: described(anything, 'Name.', 'Ana Souza'),
  type: described(anything, 'Type.', 'Primary patient'),
  dateOfBirth: described(day, 'Date of Birth.', '1961-03-14'),
  gender: described(anything, 'Gender.', 'Female'),
  id: described(anything, 'Record ID.', 'P-77031'),
  phoneNumber: described(anything, 'Phone Number.', '+1 555 0143 0001'),
  phoneType: described(anything, 'Phone Type.', 'Mobile'),
  email: described(anything, 'Email.', 'ana.souza@mail.example'),
  govtIdName: described(anything, 'Name on Government ID.', 'ANA MARIA SOUZA'),
  passport,
  needTIN: described(yes, 'Whether a TIN is needed; only then is it shown.', true),
  TIN: described(anything, 'TIN; never shown to project managers.', '900-70-0001'),
  emergencyContact: described(
    objectOrText({
      name: described(anything, 'Contact Name.', 'Inês Souza'),
      homeNumber: described(anything, 'Home Number.', '+1 555 0188 0002'),
      mobileNumber: described(anything, 'Mobile Number.', '+1 555 0199 0003'),
    }),
    'The emergency contact: an object, or one text.',
  ),
  travelPreference: described(anything, 'Travel Preference.', 'Train if there is one'),
  seatingPreference: described(anything, 'Seating Preference.', 'Aisle'),
  dietaryRestrictions: described(anything, 'Dietary Restrictions.', 'Vegetarian'),
  frequentFlyerAirline: described(anything, 'Frequent Flyer Airline.', 'Northern Air'),
  frequentFlyerNumber: described(anything, 'Frequent Flyer Number.', 'NA-5520417'),
  additionalAccomodations: described(
    anything,
    'Additional Accommodations; the key has one m.',
    'A wheelchair at the gate',
  ),
  departureDate: described(day, 'Departure Date.', '2026-05-05'),
  departureTime: described(time, 'Departure Time.', '13:20'),
  returnDate: described(day, 'Return Date.', '2026-05-07'),
  returnTime: described(time, 'Return Time.', '19:50'),
  pickupDate: described(day, 'Pickup Date.', '2026-05-03'),
  pickupTime: described(time, 'Pickup Time.', '11:05'),
  pickupAddress: described(anything, 'Pickup Address.', '12 Orchard Street, Springfield'),
  driverNotes: described(anything, 'Driver Notes.', 'Ring twice.'),
  hotelRequired: described(yes, 'Hotel Required; any other text is shown unchanged.', true),
  hotel: described(
    objectOrText({
      required: described(yes, 'Hotel Booking Required.', true),
      checkIn: described(moment, 'Check-In.', '2026-05-04'),
      checkOut: described(moment, 'Check-Out.', '2026-05-09'),
      roomRequirements: described(anything, 'Room Requirements.', 'Step-free shower'),
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
  dateOfBirth: described(day, 'Date of Birth.', '1959-11-02'),
  govtIdName: described(anything, 'Name on Government ID.', 'RUI PEDRO SOUZA'),
  passport,
  seatingPreference: described(anything, 'Seating Preference.', 'Window'),
  dietaryRestrictions: described(anything, 'Dietary Restrictions.', 'Halal'),
  departureStation: described(anything, 'Departure Station.', 'Shelbyville North'),
  departureDate: described(day, 'Departure Date.', '2026-05-01'),
  returnDate: described(day, 'Return Date.', '2026-05-11'),
  returnTime: described(time, 'Return Time.', '20:10'),
  frequentFlyerAirline: described(anything, 'Frequent Flyer Airline.', 'Southern Wings'),
  frequentFlyerNumber: described(anything, 'Frequent Flyer Number.', 'SW-118'),
  id: described(anything, 'Record ID.', 'T-90412'),
  driverNotes: described(anything, 'Driver Notes.', 'Hard of hearing.'),
});
