import type { Endpoint } from '../http/endpoint.ts';
import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from './activity-units.ts';
import { advancePaymentsOfPatient } from './advance-payments.ts';
import { upcomingAppointments } from './appointments.ts';
import { allCros, crosOfSponsor } from './cros.ts';
import { saveDeposits } from './deposits.ts';
import { dashboardPatientsOfStudy, patientsOfDirectStudy, patientsOfSite } from './patients.ts';
import { startQuickAction } from './quick-actions.ts';
import {
  otherReimbursements,
  recentlyUpdatedPayments,
  reimbursementsOfPatient,
  reimbursementsRequiringAction,
} from './reimbursements.ts';
import { requestReport } from './reports.ts';
import { approveReimbursement, denyReimbursement } from './reviews.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from './sites.ts';
import { allSponsors, sponsorLogo } from './sponsors.ts';
import { allStudies, studiesOfSite, studiesOfUser } from './studies.ts';
import { removeRow, saveTable, tableBatch } from './tables.ts';
import { travelRequestsOfPatient, travelRequestsOfSite, travelRequestsOfUser } from './travel-requests.ts';

/** All calls of the elements, sorted by name. Build time only: a page loads just the calls of its own elements. */
export const calls: readonly Endpoint[] = [
  activityUnitsOfSite,
  activityUnitsOfStudy,
  advancePaymentsOfPatient,
  allCros,
  allSites,
  allSponsors,
  allStudies,
  approveReimbursement,
  crosOfSponsor,
  dashboardPatientsOfStudy,
  denyReimbursement,
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  otherReimbursements,
  patientsOfDirectStudy,
  patientsOfSite,
  recentlyUpdatedPayments,
  recognitionOfSite,
  recognitionOfStudy,
  reimbursementsOfPatient,
  reimbursementsRequiringAction,
  removeActivityUnit,
  removeRow,
  requestReport,
  satelliteSites,
  saveDeposits,
  saveTable,
  sitesOfStudy,
  sponsorLogo,
  startQuickAction,
  studiesOfSite,
  studiesOfUser,
  surchargeConditions,
  tableBatch,
  topLevelSites,
  travelRequestsOfPatient,
  travelRequestsOfSite,
  travelRequestsOfUser,
  upcomingAppointments,
];
