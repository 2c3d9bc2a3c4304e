import { array, nullish, unknown } from 'valibot';
import type { ElementDefinition } from '../../embed/definition.ts';
import { jsonRecord, optionalRecord } from '../../screen/records/record-attribute.definition.ts';

export const definition = {
  tag: 'psp-travel-request',
  attributes: {
    request: {
      type: 'json',
      required: true,
      schema: jsonRecord,
      isRecord: true,
      shape: '{requestId, status, apptStart, apptEnd, visitType, studyName, departureDate, returnDate, …}',
      example:
        '{"requestId": "TR-30412", "status": "submitted", "apptStart": "2026-05-06 09:30:00", "apptEnd": "2026-05-06 12:00:00", "visitType": "Week 12", "studyName": "BREATHE-2", "siteId": "S-0012", "departureDate": "2026-05-05", "returnDate": "2026-05-07"}',
    },
    patient: {
      type: 'json',
      schema: optionalRecord,
      isRecord: true,
      shape: '{name, phoneNumber, passport, seatingPreference, hotel, needTIN, TIN, …}',
      example:
        '{"name": "Ana Souza", "travelPreference": "Plane", "seatingPreference": "Aisle", "dietaryRestrictions": "Vegetarian", "departureDate": "2026-05-05", "returnDate": "2026-05-07"}',
    },
    travelers: {
      type: 'json',
      schema: nullish(array(unknown())),
      isRecord: true,
      shape: '[{name, relation, relationOther, passport, seatingPreference, …}]',
      example: '[{"name": "Rui Souza", "relation": "Other", "relationOther": "Godfather"}]',
    },
    projectManager: { type: 'flag' },
  },
} as const satisfies ElementDefinition;
