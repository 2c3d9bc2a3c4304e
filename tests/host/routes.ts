import * as units from './handlers/activity-units.ts';
import { allReimbursementsList, allReimbursementsPage } from './handlers/all-reimbursements.ts';
import * as contacts from './handlers/contacts.ts';
import * as deposits from './handlers/deposits.ts';
import * as details from './handlers/details.ts';
import * as listPages from './handlers/list-pages.ts';
import * as lists from './handlers/lists.ts';
import * as lookups from './handlers/lookups.ts';
import { neighboursPage } from './handlers/neighbours.ts';
import * as pages from './handlers/pages.ts';
import * as patients from './handlers/patients.ts';
import * as quickActions from './handlers/quick-actions.ts';
import * as reimbursements from './handlers/reimbursements.ts';
import * as reports from './handlers/reports.ts';
import * as reviews from './handlers/reviews.ts';
import * as settled from './handlers/settled.ts';
import * as entrance from './handlers/sign-in.ts';
import { studiesOfSite } from './handlers/studies.ts';
import type { Role } from './session.ts';
import type { Handler } from './visit.ts';

/** A path of the portal. Without roles it is open to signed-out visitors, too. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly handler: Handler;
  readonly roles?: readonly Role[];
  /** The POST needs no token. */
  readonly isOpen?: true;
}

type Paths = Readonly<Record<string, Handler>>;

const everybody = ['internal', 'siteStaff', 'studyAdmin', 'projectManager', 'patient', 'caregiver'] as const;
const staff = ['internal', 'siteStaff', 'studyAdmin', 'projectManager'] as const;
const reviewers = ['internal', 'siteStaff'] as const;
const internal = ['internal'] as const;
const participants = ['internal', 'patient', 'caregiver'] as const;

const deposit = '/direct/site/:siteId/deposit';
const directUnits = '/direct/activityUnit/api/site/:siteId';
const studyUnits = '/activityUnit/api/study/:studyId';

/** Every page and endpoint. A slash at the end makes no difference. */
export const routes: readonly Route[] = [
  ...open('GET', { '/login': entrance.loginPage, '/cookies': pages.cookiesPage }),
  ...open('POST', { '/login': entrance.signIn, '/logout': entrance.signOut }),
  ...gets(everybody, {
    '/': entrance.startPage,
    '/patient/:patientId': patients.patientPage,
    '/request/:requestId/view': details.reimbursementPage,
    '/patient/:patientId/payments': listPages.patientPaymentsPage,
  }),
  ...posts(everybody, { '/role': entrance.switchRole }),
  ...gets(participants, { '/dashboard': patients.ownDashboard }),

  ...gets(staff, {
    '/contact': contacts.contactPage,
    '/quick/action/begun': quickActions.begunPage,
    '/report/legacy': reports.legacyReportPage,
  }),
  ...posts(staff, {
    '/contact': contacts.saveContact,
    '/quick/action/router': quickActions.router,
    '/report/legacy': reports.requestLegacyReport,
  }),
  ...gets(staff, {
    '/direct/site/:siteId/dashboard': pages.dashboardPage,
    '/direct/reimbursement/assignedPatient/:patientId/create': reimbursements.beginReimbursementPage,
    '/direct/reimbursement/all': allReimbursementsPage,
    '/direct/reimbursement/all/api/list': allReimbursementsList,
    '/direct/reimbursement/site/:siteId/list': listPages.reimbursementListPage,
    '/direct/site/:siteId/cards': listPages.cardListPage,
  }),
  ...gets(internal, {
    '/direct/site/:siteId/workbench': pages.workbenchPage,
    '/direct/site/:siteId/settled': settled.settledPage,
    '/direct/site/:siteId/settled/api/list': settled.settledList,
    '/elements/:tag': pages.elementPage,
    '/direct/site/:siteId/neighbours': neighboursPage,
    [deposit]: deposits.depositPage,
    '/direct/site/:siteId/study/:studyId/budget': deposits.budgetPage,
  }),
  ...posts(internal, { '/direct/site/:siteId/settled': settled.saveBookkeeping }),
  ...posts(internal, { [deposit]: deposits.saveDeposits }),
  ...gets(reviewers, {
    '/direct/reimbursement/site/:siteId/review': reviews.reviewPage,
    '/direct/reimbursement/site/:siteId/review/api/list': reviews.reviewList,
  }),
  ...posts(reviewers, { '/direct/reimbursement/:reimbursementId/view': reviews.decide }),

  ...gets(staff, {
    '/report/site': reports.siteReportPage,
    '/report/study': reports.studyReportPage,
    '/direct/report/list': reports.historyPage,
    '/report/list': reports.historyPage,
  }),
  ...posts(staff, {
    '/report/site': reports.requestReport,
    '/report/study': reports.requestReport,
  }),

  ...gets(staff, {
    '/direct/site/:siteId/api/lookup': studiesOfSite,
    '/direct/api/dashboard/patient/study/:studyId': patients.dashboardPatients,
    '/site/api/lookup/study/:studyId': lookups.sitesOfStudy,
    '/direct/site/api/list/minimal': lookups.allSites,
    '/sponsors/api/list/minimal': lookups.allSponsors,
    '/cro/api/list/minimal': lookups.allCros,
    '/cro/sponsor/:sponsorId/api/list/minimal': lookups.crosOfSponsor,
    '/study/api/list/minimal': lookups.allStudies,
    '/site/master/api/list/minimal': lookups.topLevelSites,
    '/site/master/:masterId/api/satellite/list/minimal': lookups.satelliteSites,
    '/patient/api/list/site/:siteId/minimal': lookups.patientsOfSite,
    '/direct/patient/api/list/study/:studyId/minimal': lookups.patientsOfDirectStudy,
  }),

  ...gets(everybody, {
    '/sponsors/api/sponsor/logo/:sponsorId': lookups.sponsorLogo,
    '/dashboard/patient/api/reimbursement/recentlyUpdated': lists.recentlyUpdated,
    '/dashboard/patient/api/appointments/upcoming': lists.upcomingAppointments,
    '/dashboard/study/api/list/user/:userId': lists.studiesOfUser,
    '/patient/api/list/payments/:patientId/advance-payment/minimal': lists.advancePayments,
    '/reimbursement/api/list/other/:reimbursementId': lists.otherReimbursements,
    '/reimbursement/receipt/:expenseId/:filename': details.receipt,
    '/reimbursement/api/list/patient/:patientId/minimal': lists.reimbursementsOfPatient,
    '/patient/api/list/travelRequests/:patientId/minimal': lists.travelRequests,
    '/user/api/list/travelRequests/:userId/minimal': lists.travelRequests,
  }),
  ...gets(staff, {
    '/direct/reimbursement/site/:siteId/api/list': lists.reimbursementsOfSite,
    '/direct/site/:siteId/cards/api/list': lists.cardsOfSite,
    '/site/api/list/travelRequests/:siteId/minimal': lists.travelRequests,
    '/direct/api/dashboard/site/:siteId/reimbursements/requiresAction': lists.requiresAction,
  }),

  ...gets(internal, {
    [`${directUnits}/recognition`]: units.recognition,
    [`${directUnits}/recognition/monthly`]: units.monthlyRecognition,
    [`${directUnits}/activityUnitList`]: units.activityUnitList,
    [`${studyUnits}/recognition`]: units.recognition,
    [`${studyUnits}/recognition/monthly`]: units.monthlyRecognition,
    [`${studyUnits}/activityUnitList`]: units.activityUnitList,
    '/activityUnit/api/surcharge/:activityId': units.surchargeConditions,
  }),
];

function gets(roles: readonly Role[], paths: Paths): Route[] {
  return Object.entries(paths).map(([path, handler]) => ({ method: 'GET', path, handler, roles }));
}

function posts(roles: readonly Role[], paths: Paths): Route[] {
  return Object.entries(paths).map(([path, handler]) => ({ method: 'POST', path, handler, roles }));
}

function open(method: Route['method'], paths: Paths): Route[] {
  return Object.entries(paths).map(([path, handler]) => ({ method, path, handler }));
}
