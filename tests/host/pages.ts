import type { Role } from './session.ts';

/** A page of the menu. */
export interface MenuPage {
  readonly path: string;
  readonly title: string;
  readonly roles: readonly Role[];
  /** One line for a person who visits the portal for the first time. */
  readonly hint: string;
}

const staff = ['internal', 'siteStaff', 'studyAdmin', 'projectManager'] as const;

export const menuPages: readonly MenuPage[] = [
  {
    path: '/direct/site/12/dashboard',
    title: 'Site Dashboard',
    roles: staff,
    hint: 'Choose the study HORIZON-2, then one of its 2,500 patients, and press Create ERR; or view what awaits an action. Quick Actions say why some sites cannot be chosen.',
  },
  {
    path: '/direct/site/12/deposit/',
    title: 'Deposit Allocation',
    roles: ['internal'],
    hint: 'Give one study a cent more than is left: Save is off. Give it less, save, and reload.',
  },
  {
    path: '/direct/site/13/deposit/',
    title: 'Deposit of Thirty Cents',
    roles: ['internal'],
    hint: 'Ten and twenty cents of thirty are exactly all of it, and can be saved.',
  },
  {
    path: '/patient/20001/',
    title: 'Patient Detail',
    roles: [...staff, 'patient'],
    hint: 'Copy the patient number, in the list of details and in a cell of the table.',
  },
  {
    path: '/patient/20001/payments/',
    title: 'Patient Payments',
    roles: [...staff, 'patient'],
    hint: 'Choose Expense Reimbursements, follow a link of the menu, and come Back: the tab is still chosen.',
  },
  {
    path: '/request/790002/view',
    title: 'Reimbursement Detail',
    roles: [...staff, 'patient'],
    hint: 'Why it was returned, on top; open a receipt, turn the page of its expenses, and print it.',
  },
  {
    path: '/direct/reimbursement/site/12/list/',
    title: 'Reimbursement List',
    roles: staff,
    hint: 'Find one of 65,000 by its amount, filter by Paid, and export what was found.',
  },
  {
    path: '/direct/reimbursement/all/',
    title: 'All Reimbursements',
    roles: staff,
    hint: 'The browser has one page at a time of 65,000, or of 2,000,000 after npm start -- --large. Go to a page in the middle, open a request, and come Back.',
  },
  {
    path: '/direct/site/12/cards/',
    title: 'ScoutPass Cards',
    roles: staff,
    hint: 'Search for the last four digits of a card; filter by Deactivated.',
  },
  {
    path: '/dashboard/',
    title: 'My Dashboard',
    roles: ['internal', 'patient', 'caregiver'],
    hint: 'Turn the studies page by page; make the window as narrow as a phone: payments and appointments come.',
  },
  {
    path: '/direct/reimbursement/site/12/review/',
    title: 'Payments Needing Review',
    roles: ['internal', 'siteStaff'],
    hint: 'Find one payment among 62,000, approve it, deny another with a reason.',
  },
  {
    path: '/report/site/',
    title: 'Reports on Sites',
    roles: staff,
    hint: 'Choose a site: the studies follow. Choose Monthly Report as site staff: a month takes the place of the dates.',
  },
  {
    path: '/report/study/',
    title: 'Reports on Studies',
    roles: staff,
    hint: 'Choose a study, then a site; Taxable Payments end with the year in which they start.',
  },
  {
    path: '/report/legacy/',
    title: 'Scheduled Report (2009)',
    roles: staff,
    hint: 'An old form: write two different addresses, or a study that does not exist, and send it.',
  },
  {
    path: '/contact/',
    title: 'Contact Details',
    roles: staff,
    hint: 'Type 44 or a country as phone code, save, and press Back: the form is as you left it.',
  },
  {
    path: '/direct/site/12/workbench/',
    title: 'Site Workbench',
    roles: ['internal'],
    hint: 'Many widgets on one page; Show more notes inserts further ones later.',
  },
  {
    path: '/direct/site/12/settled/',
    title: 'Settled Payments',
    roles: ['internal'],
    hint: 'Change a pay type, a day and a note, turn the page, save. Load All while the last 90 days are shown.',
  },
];

/** The menu of a role. */
export function pagesFor(role: Role): readonly MenuPage[] {
  return menuPages.filter(page => page.roles.includes(role));
}
