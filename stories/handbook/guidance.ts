import type { elements } from '../../src/elements.ts';

/** What designers and template authors decide by; all that a definition states is generated instead. */
export interface Guidance {
  /** Situations for which the element is made. */
  readonly use: readonly string[];
  /** Situations for which it is not, each with what to take instead. */
  readonly avoid: readonly string[];
}

/** When to use each element, by its tag. */
export const guidance: Readonly<Record<keyof typeof elements, Guidance>> = {
  'psp-table': {
    use: [
      'A list of records for which there is no element of its own, from 10 to 62,000 rows.',
      'People have to search, filter, sort, export, select or edit rows.',
    ],
    avoid: [
      'Payments to approve or deny: `psp-review-queue` confirms each decision and guards against double clicks.',
      'Reimbursements, travel requests, cards or activity units: their own lists know columns, statuses and texts.',
      'Five facts about one record: a definition list of the page is easier to read.',
    ],
  },
  'psp-review-queue': {
    use: ['Staff decide many payments one after the other, without opening each of them.'],
    avoid: [
      'A decision that needs the receipts: link to the page of the reimbursement.',
      'A list to look things up in: `psp-reimbursement-list`.',
    ],
  },
  'psp-reimbursement-list': {
    use: ['The reimbursements of a site, a study or a patient, to be found again by status and text.'],
    avoid: [
      'Work that is waiting for somebody: `psp-pending-actions` on a dashboard, `psp-review-queue` to decide.',
      'A patient’s own payments: `psp-patient-payments` uses the words that patients know.',
    ],
  },
  'psp-patient-payments': {
    use: ['Patients see what they were paid and what is still to come.'],
    avoid: ['Staff who compare patients: `psp-reimbursement-list` or `psp-table`.'],
  },
  'psp-travel-requests': {
    use: ['The travel requests of a patient, of a user, or of a site, filtered by status.'],
    avoid: ['One request in full: `psp-travel-request`.'],
  },
  'psp-card-list': {
    use: ['Staff at a site look up the ScoutPass cards that they have in stock or have handed out.'],
    avoid: ['A card’s balance or payments: the element shows neither.'],
  },
  'psp-activity-units': {
    use: ['Staff check which activities a study is billed for, look up surcharges, and remove mistakes.'],
    avoid: ['Units over the months of a year: `psp-unit-recognition`.'],
  },
  'psp-unit-recognition': {
    use: ['Staff compare the units recognised in the months of a year.'],
    avoid: ['The activities behind the figures: `psp-activity-units`.'],
  },
  'psp-deposit-form': {
    use: ['A site’s balance is shared out among its studies, and the sum must not exceed it.'],
    avoid: ['One amount for one study: an ordinary form of the page is enough.'],
  },
  'psp-report-form': {
    use: ['Anybody requests a report; the chosen type decides which fields there are.'],
    avoid: [
      'A page whose server renders the form already: `psp-legacy-report-form` checks that one.',
      'A report that takes no choices: a link.',
    ],
  },
  'psp-legacy-report-form': {
    use: ['An old page keeps its own report form, and gets the checks of the new one.'],
    avoid: ['A new page: `psp-report-form`.', 'Any other form: it knows only the fields of reports.'],
  },
  'psp-month-picker': {
    use: ['A form of the page asks for a month that is over, such as the month of a report.'],
    avoid: ['A day: the browser’s own date field.', 'A month to come: the element offers past months only.'],
  },
  'psp-phone-code': {
    use: ['A form of the page asks for a phone number, and patients come from several countries.'],
    avoid: ['Only one country is possible: write its code beside the field.'],
  },
  'psp-reimbursement-detail': {
    use: ['The page of one reimbursement, for patients and staff: what happens next, amounts, receipts.'],
    avoid: [
      'A short mention within other content: write reference and status as text.',
      'A decision: the element shows a record and changes nothing.',
    ],
  },
  'psp-travel-request': {
    use: ['The page of one travel request: appointment, patient, preferences and travelers.'],
    avoid: ['Several requests: `psp-travel-requests`.'],
  },
  'psp-my-studies': {
    use: ['The dashboard of patients and caregivers: the way into each of their studies.'],
    avoid: ['All studies on a page of their own: `psp-study-list` shows ten to a page.'],
  },
  'psp-study-list': {
    use: ['A page of its own with all studies that a patient or caregiver takes part in.'],
    avoid: ['A dashboard with other cards beside it: `psp-my-studies`.'],
  },
  'psp-pending-actions': {
    use: ['The dashboard of a site: which reimbursements are waiting for its staff.'],
    avoid: ['All reimbursements of the site: `psp-reimbursement-list`, to which “View More” leads.'],
  },
  'psp-quick-actions': {
    use: ['The dashboard of staff: begin a frequent task for a patient without looking for the page.'],
    avoid: [
      'A page that belongs to one patient already: a link to the task is enough.',
      'Starting a reimbursement at one site: `psp-create-err` asks for two things only.',
    ],
  },
  'psp-create-err': {
    use: ['The dashboard of a site: staff begin an expense reimbursement for one of its patients.'],
    avoid: ['Several kinds of tasks: `psp-quick-actions`.'],
  },
  'psp-recent-payments': {
    use: ['The dashboard of patients on a phone: what changed last.'],
    avoid: ['All payments: `psp-patient-payments`.', 'Wider windows: it shows nothing there.'],
  },
  'psp-upcoming-appointments': {
    use: ['The dashboard of patients on a phone: when and where they are expected next.'],
    avoid: ['A calendar, or appointments in the past.', 'Wider windows: it shows nothing there.'],
  },
  'psp-breadcrumbs': {
    use: ['A page lies two or more levels below the dashboard.'],
    avoid: ['A page with a list that has `data-breadcrumbs`: it shows them itself.'],
  },
  'psp-cookie-consent': {
    use: ['Once on every page, at the end of the layout.'],
    avoid: ['A choice between kinds of cookies: it informs and asks nothing.'],
  },
  'psp-copy-text': {
    use: ['Numbers that people type into other programs: references, card numbers, ids.'],
    avoid: ['Texts that people read rather than copy.', 'Secrets: what is copied stays in the clipboard.'],
  },
  'psp-flash-message': {
    use: ['The page that follows a form says how it went, once.'],
    avoid: [
      'A warning that is true as long as the page is open: write it into the page.',
      'An error of one field: write it beside the field.',
    ],
  },
  'psp-row-actions': {
    use: ['A table of the page itself gets the same actions as the lists of this library.'],
    avoid: ['The rows of `psp-table`: an `actions` cell has them already.', 'One link: write a link.'],
  },
  'psp-sponsor-logo': {
    use: ['Patients recognise their study by its sponsor.'],
    avoid: ['Decoration, or a logo that the page has already: an `img` needs no script.'],
  },
};
