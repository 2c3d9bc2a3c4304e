import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('quick-actions', {
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
  studySetBySite: 'Set by the selected Site',
  sitesExcluded: {
    one: '{count} site excluded by selected Study',
    other: '{count} sites excluded by selected Study',
  },
  studiesExcluded: {
    one: '{count} study excluded by selected Site',
    other: '{count} studies excluded by selected Site',
  },
  quickActionsDisabled: 'Some of your sites or studies have disabled the Quick Actions menu.',
  reimbursementsDisabled: 'Those sites or studies have disabled the creation of reimbursement requests.',
  travelRequestsDisabled: 'Those sites or studies have disabled the creation of travel requests.',
});
