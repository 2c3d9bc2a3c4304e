import { advancePaymentsOfPatient } from '../../api/advance-payments.ts';
import { reimbursementsOfPatient } from '../../api/reimbursements.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { tableParts } from '../../screen/lists/list.docs.ts';
import { definition } from './patient-payments.definition.ts';

export const documented = documentedElement(definition, {
  summary: 'Lists the payments of a patient: advance payments in one tab, reimbursements in the other.',
  attributes: {
    patientId: 'The patient whose payments are listed.',
    tab: "The tab that is shown first. After the browser's Back, it is the tab that was chosen last.",
  },
  calls: [
    { endpoint: advancePaymentsOfPatient, prefetch: { unless: ['tab'] } },
    { endpoint: reimbursementsOfPatient },
  ],
  parts: ['card', 'tabs', ...tableParts, 'badge'],
  reservedSpace: { narrow: 820, wide: 738 },
});
