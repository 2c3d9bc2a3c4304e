/** The visible texts of psp-quick-actions; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Quick Actions',
  start: 'Start',
  actions: {
    addPatient: 'Add Patient',
    createErr: 'Create Reimbursement',
    createStipend: 'Create Stipend',
    createTr: 'Create Travel Request',
  },
  action: 'Action',
  selectAction: 'Select an action',
  selectActionFirst: 'Please select an action first',
  actionRequired: 'Select an action.',
  patientRequired: 'Select a patient.',
  studySetBySite: 'Set by the selected Site',
  sitesExcluded: (count: number) => `${count} ${count === 1 ? 'site' : 'sites'} excluded by selected Study`,
  studiesExcluded: (count: number) =>
    `${count} ${count === 1 ? 'study' : 'studies'} excluded by selected Site`,
  quickActionsDisabled: 'Some of your sites or studies have disabled the Quick Actions menu.',
  reimbursementsDisabled: 'Those sites or studies have disabled the creation of reimbursement requests.',
  travelRequestsDisabled: 'Those sites or studies have disabled the creation of travel requests.',
} as const;
