/** The visible texts of psp-create-err; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Create ERR',
  patientCount: (count: number) => (count === 1 ? '1 patient' : `${count} patients`),
  create: 'Create ERR',
  createNeedsChoice: 'Select a study and a patient first.',
} as const;
