import { budgetPage, depositPage, receivePayment, saveDeposits } from './handlers/deposits.ts';
import { dashboardPage, galleryPage, tablesPage, workbenchPage } from './handlers/pages.ts';
import { dashboardPatients, patientPage } from './handlers/patients.ts';
import { beginReimbursement, beginReimbursementPage } from './handlers/reimbursements.ts';
import { decide, partList, reviewList, reviewPage, siteList } from './handlers/reviews.ts';
import { loginPage, signIn, signOut, startPage, switchRole } from './handlers/sign-in.ts';
import { studiesOfSite } from './handlers/studies.ts';
import type { Role } from './session.ts';
import type { Handler } from './visit.ts';

/** A path of the portal. Without roles it is open to those who are signed out, too. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handler: Handler;
  readonly roles?: readonly Role[];
  /** Posted without the session's token. */
  readonly isOpen?: true;
}

const everybody = ['internal', 'siteStaff', 'studyAdmin', 'projectManager', 'patient'] as const;
const staff = ['internal', 'siteStaff', 'studyAdmin', 'projectManager'] as const;
const reviewers = ['internal', 'siteStaff'] as const;
const internal = ['internal'] as const;

export const routes: readonly Route[] = [
  { method: 'GET', path: '/login', handler: loginPage },
  { method: 'POST', path: '/login', handler: signIn },
  { method: 'POST', path: '/logout', handler: signOut },
  { method: 'POST', path: '/role', handler: switchRole, roles: everybody },
  { method: 'GET', path: '/', handler: startPage, roles: everybody },

  { method: 'GET', path: '/direct/site/:siteId/dashboard', handler: dashboardPage, roles: staff },
  { method: 'GET', path: '/direct/site/:siteId/workbench', handler: workbenchPage, roles: internal },
  { method: 'GET', path: '/direct/site/:siteId/tables', handler: tablesPage, roles: internal },
  { method: 'GET', path: '/direct/site/:siteId/gallery', handler: galleryPage, roles: internal },
  { method: 'GET', path: '/direct/site/:siteId/deposit', handler: depositPage, roles: internal },
  { method: 'POST', path: '/direct/site/:siteId/deposit', handler: saveDeposits, roles: internal },
  { method: 'POST', path: '/direct/site/:siteId/deposit/payment', handler: receivePayment, roles: internal },
  { method: 'GET', path: '/direct/site/:siteId/study/:studyId/budget', handler: budgetPage, roles: internal },
  { method: 'GET', path: '/patient/:patientId', handler: patientPage, roles: everybody },
  {
    method: 'GET',
    path: '/direct/reimbursement/assignedPatient/:patientId/create',
    handler: beginReimbursementPage,
    roles: staff,
  },
  {
    method: 'POST',
    path: '/direct/reimbursement/assignedPatient/:patientId/create',
    handler: beginReimbursement,
    roles: staff,
  },

  { method: 'GET', path: '/direct/reimbursement/site/:siteId/list', handler: siteList, roles: staff },
  { method: 'GET', path: '/direct/reimbursement/site/:siteId/review', handler: reviewPage, roles: reviewers },
  {
    method: 'GET',
    path: '/direct/reimbursement/site/:siteId/review/api/list',
    handler: reviewList,
    roles: reviewers,
  },
  { method: 'POST', path: '/direct/reimbursement/:reimbursementId/view', handler: decide, roles: reviewers },
  {
    method: 'GET',
    path: '/direct/reimbursement/site/:siteId/part/:part/api/list',
    handler: partList,
    roles: internal,
  },

  { method: 'GET', path: '/direct/site/:siteId/api/lookup', handler: studiesOfSite, roles: staff },
  {
    method: 'GET',
    path: '/direct/api/dashboard/patient/study/:studyId',
    handler: dashboardPatients,
    roles: staff,
  },
];
