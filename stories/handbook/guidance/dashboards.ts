import type { Guidance } from './guidance.ts';
import { cardWidths, formWidths } from './widths.ts';

const phoneWidths = [
  ['window below 992 px', 'A list of cards.'],
  ['window from 992 px', 'Nothing, and nothing is requested: the page has a table there.'],
] as const;

export const dashboards = {
  'psp-my-studies': {
    use: ['The dashboard of patients and caregivers: the way into each of their studies.'],
    avoid: ['All studies on a page of their own: `psp-study-list` shows ten to a page.'],
    widths: cardWidths,
    keys: ['page', 'menu', 'dialog'],
  },
  'psp-study-list': {
    use: ['A page of its own with all studies that a patient or caregiver takes part in.'],
    avoid: ['A dashboard with other cards beside it: `psp-my-studies`.'],
    widths: cardWidths,
    keys: ['page', 'menu', 'dialog'],
  },
  'psp-pending-actions': {
    use: ['The dashboard of a site: which reimbursements are waiting for its staff.'],
    avoid: ['All reimbursements of the site: `psp-reimbursement-list`, to which “View More” leads.'],
    widths: cardWidths,
    keys: ['page'],
  },
  'psp-quick-actions': {
    use: ['The dashboard of staff: begin a frequent task for a patient without looking for the page.'],
    avoid: [
      'A page that belongs to one patient already: a link to the task is enough.',
      'Starting a reimbursement at one site: `psp-create-err` asks for two things only.',
    ],
    widths: formWidths,
    keys: ['page', 'select'],
  },
  'psp-create-err': {
    use: ['The dashboard of a site: staff begin an expense reimbursement for one of its patients.'],
    avoid: ['Several kinds of tasks: `psp-quick-actions`.'],
    widths: formWidths,
    keys: ['page', 'select'],
  },
  'psp-recent-payments': {
    use: ['The dashboard of patients on a phone: what changed last.'],
    avoid: ['All payments: `psp-patient-payments`.', 'Wider windows: it shows nothing there.'],
    widths: phoneWidths,
    keys: ['page'],
    isForPhones: true,
  },
  'psp-upcoming-appointments': {
    use: ['The dashboard of patients on a phone: when and where they are expected next.'],
    avoid: ['A calendar, or appointments in the past.', 'Wider windows: it shows nothing there.'],
    widths: phoneWidths,
    keys: ['page'],
    isForPhones: true,
  },
} as const satisfies Readonly<Record<string, Guidance>>;
