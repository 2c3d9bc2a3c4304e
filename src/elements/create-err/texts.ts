/** The texts that people read in this element. */
export const texts = {
  title: 'Create ERR',
  study: 'Study',
  studyPlaceholder: 'Select a study',
  noStudies: 'No studies are available.',
  patient: 'Patient',
  patientPlaceholder: 'Select a patient',
  noPatients: 'No patients are available.',
  patientNeedsStudy: 'Please select a study first',
  patientCount: (count: number) => (count === 1 ? '1 patient' : `${count} patients`),
  create: 'Create ERR',
  createNeedsChoice: 'Select a study and a patient first.',
} as const;
