import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './travel-request.definition.ts';
import { patientFields, requestFields, travelerFields } from './travel-request.fields.ts';

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
