import type { Language } from '../../domain/language/language.ts';
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
  recordIn,
  textIn,
} from '../../domain/record-fields.ts';
import {
  appointment,
  contact,
  emergency,
  identification,
  type Label,
  labelsIn,
  person,
  preferenceGroups,
  requestGroups,
  tax,
  travelerFields,
} from './card-groups.rules.ts';
import { catalogue } from './texts.ts';

/** The groups of the first card. [TR-02] */
export const requestDetails = (
  request: HostRecord,
  isProjectManager: boolean,
  language: Language,
): GroupDisplay[] =>
  groupsIn(request, groupsFor(requestGroups, isProjectManager), language, labelsIn(language));

/** What the request states about the appointment, by which the first card is then called. [TR-02] */
export const statedAppointment = (request: HostRecord, language: Language): FieldDisplay[] =>
  fieldsIn(request, appointment.fields, language, labelsIn(language));

/** The groups of Patient Details; none for project managers. [TR-02] [TR-04] */
export function patientDetails(
  patient: HostRecord,
  isProjectManager: boolean,
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
  isProjectManager: boolean,
  language: Language,
): GroupDisplay[] =>
  groupsIn(patient, groupsFor(preferenceGroups, isProjectManager), language, labelsIn(language));

/** A group for each traveler, with those fields that are set and that the viewer may see. [TR-02] [TR-04] */
export function travelersShown(
  travelers: unknown,
  isProjectManager: boolean,
  language: Language,
): GroupDisplay[] {
  const texts = language.texts(catalogue);
  const [group] = groupsFor([{ fields: travelerFields }], isProjectManager);
  return listIn(travelers).map((item, index) => {
    const traveler = recordIn(item);
    return {
      title: textIn(traveler, 'name') || texts.traveler({ number: index + 1 }),
      fields: fieldsIn(traveler, group?.fields ?? [], language, labelsIn(language)),
    };
  });
}

/** The patient as a record; some hosts send an empty list if there is none. */
export const patientRecord = (patient: unknown): HostRecord =>
  Array.isArray(patient) ? {} : ((patient ?? {}) as HostRecord);

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
