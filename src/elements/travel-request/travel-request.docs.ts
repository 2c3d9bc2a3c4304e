import {
  addressFormat,
  dayFormat,
  momentFormat,
  statusFormat,
  timeFormat,
  yesFormat,
} from '../../api/docs/shared-fields.ts';
import { type FieldsDocs, field } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './travel-request.definition.ts';

// The fields of records are read one by one, so that a wrong one affects only its own place. [NET-13]

/** The fields of `data-request`. [TR-02] */
export const requestFields: FieldsDocs = {
  requestId: field('The number in the title.', 'TR-30412'),
  status: field(
    'The status with its progress: `pending`, `submitted`, `inProgress`, `confirmed`, `finalized` or `cancelled`. Without one it is pending.',
    'submitted',
    statusFormat,
  ),
  apptStart: field('Appointment start.', '2026-05-06 09:30:00', momentFormat),
  apptEnd: field('Appointment end.', '2026-05-06 12:00:00', momentFormat),
  apptNote: field('Appointment note.', 'Nothing to eat from midnight on.'),
  apptTravelRestrictions: field('Travel restrictions.', 'No flight on the day after.'),
  visitType: field('Visit type.', 'Week 12'),
  treatmentLocation: field('Treatment location.', 'Building C, floor 2'),
  country: field('Country.', 'United States'),
  siteId: field('Site ID.', 'S-0012'),
  studyName: field('Study.', 'BREATHE-2'),
  scoutNumber: field('Scout number.', 'SC-20508'),
  patientId: field('Patient ID.', '508-012-0001'),
  patientProfileURL: field('Where the patient id links to.', '/patient/20001/', addressFormat),
  serviceLevel: field('Service level.', 'Concierge'),
  travelPreference: field('Travel preference: `Plane`, `Self Drive` or another text.', 'Plane'),
  departureStation: field('Departure station.', 'Springfield Central'),
  departureDate: field('Departure date.', '2026-05-05', dayFormat),
  departureTime: field('Departure time.', '14:15', timeFormat),
  returnDate: field('Return date.', '2026-05-07', dayFormat),
  returnTime: field('Return time.', '18:45', timeFormat),
};

const passport: FieldsDocs = {
  passport: field('The passport: an object, or one text.'),
  'passport.country': field('Passport country.', 'Portugal'),
  'passport.number': field('Passport number.', 'CA831207'),
  'passport.expirationDate': field('Passport expiration.', '2031-01-09', dayFormat),
};

/** The fields of `data-patient`. [TR-02] */
export const patientFields: FieldsDocs = {
  name: field('Name.', 'Ana Souza'),
  type: field('Type.', 'Primary patient'),
  dateOfBirth: field('Date of birth.', '1961-03-14', dayFormat),
  gender: field('Gender.', 'Female'),
  id: field('Record ID.', 'P-77031'),
  phoneNumber: field('Phone number.', '+1 555 0143 0001'),
  phoneType: field('Phone type.', 'Mobile'),
  email: field('Email.', 'ana.souza@mail.example'),
  govtIdName: field('Name on government ID.', 'ANA MARIA SOUZA'),
  ...passport,
  needTIN: field('Whether a TIN is needed; only then is it shown.', true, yesFormat),
  TIN: field('TIN; never shown to project managers.', '900-70-0001'),
  emergencyContact: field('The emergency contact: an object, or one text.'),
  'emergencyContact.name': field('Contact name.', 'Inês Souza'),
  'emergencyContact.homeNumber': field('Home number.', '+1 555 0188 0002'),
  'emergencyContact.mobileNumber': field('Mobile number.', '+1 555 0199 0003'),
  travelPreference: field('Travel preference.', 'Train if there is one'),
  seatingPreference: field('Seating preference.', 'Aisle'),
  dietaryRestrictions: field('Dietary restrictions.', 'Vegetarian'),
  frequentFlyerAirline: field('Frequent flyer airline.', 'Northern Air'),
  frequentFlyerNumber: field('Frequent flyer number.', 'NA-5520417'),
  additionalAccomodations: field('Additional accommodations; the key has one m.', 'A wheelchair at the gate'),
  departureDate: field('Departure date.', '2026-05-05', dayFormat),
  departureTime: field('Departure time.', '13:20', timeFormat),
  returnDate: field('Return date.', '2026-05-07', dayFormat),
  returnTime: field('Return time.', '19:50', timeFormat),
  pickupDate: field('Pickup date.', '2026-05-03', dayFormat),
  pickupTime: field('Pickup time.', '11:05', timeFormat),
  pickupAddress: field('Pickup address.', '12 Orchard Street, Springfield'),
  driverNotes: field('Driver notes.', 'Ring twice.'),
  hotelRequired: field('Hotel required; any other text is shown unchanged.', true, yesFormat),
  hotel: field('The hotel: an object, or one text.'),
  'hotel.required': field('Hotel booking required.', true, yesFormat),
  'hotel.checkIn': field('Check-in.', '2026-05-04', momentFormat),
  'hotel.checkOut': field('Check-out.', '2026-05-09', momentFormat),
  'hotel.roomRequirements': field('Room requirements.', 'Step-free shower'),
};

/** The fields of one of `data-travelers`. [TR-02] */
export const travelerFields: FieldsDocs = {
  name: field('The name; Traveler 1, 2, … without it.', 'Rui Souza'),
  relation: field('Relation.', 'Other'),
  relationOther: field('Specifies the relation `Other`.', 'Godfather'),
  type: field('Type.', 'Caregiver'),
  dateOfBirth: field('Date of birth.', '1959-11-02', dayFormat),
  govtIdName: field('Name on government ID.', 'RUI PEDRO SOUZA'),
  ...passport,
  seatingPreference: field('Seating preference.', 'Window'),
  dietaryRestrictions: field('Dietary restrictions.', 'Halal'),
  departureStation: field('Departure station.', 'Shelbyville North'),
  departureDate: field('Departure date.', '2026-05-01', dayFormat),
  returnDate: field('Return date.', '2026-05-11', dayFormat),
  returnTime: field('Return time.', '20:10', timeFormat),
  frequentFlyerAirline: field('Frequent flyer airline.', 'Southern Wings'),
  frequentFlyerNumber: field('Frequent flyer number.', 'SW-118'),
  id: field('Record ID.', 'T-90412'),
  driverNotes: field('Driver notes.', 'Hard of hearing.'),
};

export const documented = documentedElement(definition, {
  summary:
    'Shows one travel request: its progress, the appointment, the patient, the preferences and the travelers.',
  attributes: {
    request: {
      fields: requestFields,
      description:
        'The travel request as a record; every field that is set is shown. Its card is called Appointment Details when it states an appointment (apptStart, apptEnd, apptNote or apptTravelRestrictions), else Travel Request.',
    },
    patient: {
      fields: patientFields,
      description:
        'The patient who travels, as a record. TIN is shown with needTIN only. For a project manager the server must leave out all but seatingPreference, dietaryRestrictions and the dates and times of departure and return, because the whole record is in the source of the page.',
    },
    travelers: {
      fields: travelerFields,
      description:
        'The people who travel with the patient. Their card is called Additional Travelers beside a patient, Travelers without one, and is absent without any. For a project manager the server must leave out passports, dates of birth, government IDs, frequent flyer numbers and driver notes.',
    },
    projectManager:
      'The user is a project manager: no Patient Details, passports, contacts or TIN are shown, and of the preferences only seating, dietary, departure and return. This only hides the fields: the server must leave out what the user may not know.',
  },
  parts: ['card', 'badge', 'progress'],
  reservedSpace: { narrow: 1100, wide: 700 },
});
