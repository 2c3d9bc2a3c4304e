import { array, nullish, unknown } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';
import { jsonRecord, optionalRecord } from '../../screen/records/record-attribute.definition.ts';

import { patientFields, requestFields, travelerFields } from './travel-request.fields.ts';

export const definition = {
  tag: 'psp-travel-request',
  summary:
    'Shows one travel request: its progress, the appointment, the patient, the preferences and the travelers.',
  attributes: {
    request: {
      type: 'json',
      required: true,
      schema: jsonRecord,
      recordFields: requestFields,
      shape: '{requestId, status, apptStart, apptEnd, visitType, studyName, departureDate, returnDate, …}',
      description:
        'The travel request as a record; every field that is set is shown. Its card is called Appointment Details when it states an appointment (apptStart, apptEnd, apptNote or apptTravelRestrictions), else Travel Request.',
      example:
        '{"requestId": "TR-30412", "status": "submitted", "apptStart": "2026-05-06 09:30:00", "apptEnd": "2026-05-06 12:00:00", "visitType": "Week 12", "studyName": "BREATHE-2", "siteId": "S-0012", "departureDate": "2026-05-05", "returnDate": "2026-05-07"}',
    },
    patient: {
      type: 'json',
      schema: optionalRecord,
      recordFields: patientFields,
      shape: '{name, phoneNumber, passport, seatingPreference, hotel, needTIN, TIN, …}',
      description:
        'The patient who travels, as a record. TIN is shown with needTIN only. For a project manager the server must leave out all but seatingPreference, dietaryRestrictions and the dates and times of departure and return, because the whole record is in the source of the page.',
      example:
        '{"name": "Ana Souza", "travelPreference": "Plane", "seatingPreference": "Aisle", "dietaryRestrictions": "Vegetarian", "departureDate": "2026-05-05", "returnDate": "2026-05-07"}',
    },
    travelers: {
      type: 'json',
      schema: nullish(array(unknown())),
      recordFields: travelerFields,
      shape: '[{name, relation, relationOther, passport, seatingPreference, …}]',
      description:
        'The people who travel with the patient. Their card is called Additional Travelers beside a patient, Travelers without one, and is absent without any. For a project manager the server must leave out passports, dates of birth, government IDs, frequent flyer numbers and driver notes.',
      example: '[{"name": "Rui Souza", "relation": "Other", "relationOther": "Godfather"}]',
    },
    projectManager: {
      type: 'flag',
      description:
        'The user is a project manager: no Patient Details, passports, contacts or TIN are shown, and of the preferences only seating, dietary, departure and return. This only hides the fields: the server must leave out what the user may not know.',
      example: 'true',
    },
  },
  events: {},
  calls: [],
  parts: {
    card: 'The box around each part of the request.',
    badge: 'The status of the request.',
    progress: 'How far the request has come.',
  },
  reservedSpace: { narrow: 1100, wide: 700 },
} as const satisfies ElementDefinition;
