import type { GetEndpoint, ParameterDescriptions, PostEndpoint } from '../../http/endpoint.ts';
import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../activity-units.ts';
import { advancePaymentsOfPatient } from '../advance-payments.ts';
import { upcomingAppointments } from '../appointments.ts';
import { allCros, crosOfSponsor } from '../cros.ts';
import { saveDeposits } from '../deposits.ts';
import { dashboardPatientsOfStudy, patientsOfDirectStudy, patientsOfSite } from '../patients.ts';
import { startQuickAction } from '../quick-actions.ts';
import {
  otherReimbursements,
  recentlyUpdatedPayments,
  reimbursementsOfPatient,
  reimbursementsRequiringAction,
} from '../reimbursements.ts';
import { requestReport } from '../reports.ts';
import { approveReimbursement, denyReimbursement } from '../reviews.ts';
import { allSites, satelliteSites, sitesOfStudy, topLevelSites } from '../sites.ts';
import { allSponsors, sponsorLogo } from '../sponsors.ts';
import { allStudies, studiesOfSite, studiesOfUser } from '../studies.ts';
import { removeRow, saveTable, tableBatch } from '../tables.ts';
import { travelRequestsOfPatient, travelRequestsOfSite, travelRequestsOfUser } from '../travel-requests.ts';
import { describedAdvancePaymentsOfPatient } from './advance-payments.ts';
import { describedUpcomingAppointments } from './appointments.ts';
import { describedAllCros } from './cros.ts';
import type { DocumentedCall } from './documented-call.ts';
import { describedDashboardPatientsOfStudy, describedPatientsOfSite } from './patients.ts';
import {
  describedOtherReimbursements,
  describedRecentlyUpdatedPayments,
  describedReimbursementsOfPatient,
  describedReimbursementsRequiringAction,
} from './reimbursements.ts';
import { reportFields } from './reports.ts';
import { describedApproveReimbursement } from './reviews.ts';
import { describedBatch, describedFormAnswer } from './shared-fields.ts';
import { describedSitesOfStudy, describedTopLevelSites } from './sites.ts';
import { describedAllSponsors, describedSponsorLogo } from './sponsors.ts';
import { describedProfiles, describedStudies } from './studies.ts';
import { describedTravelRequestsOfPatient, describedTravelRequestsOfSite } from './travel-requests.ts';

const get = (
  endpoint: GetEndpoint,
  summary: string,
  answer: DocumentedCall['answer'] = describedBatch,
): DocumentedCall => ({ ...endpoint, summary, answer });

/** A POST with the fields that it sends; a form also sends the token. */
const post = (
  endpoint: PostEndpoint,
  summary: string,
  fields: ParameterDescriptions,
  answer: DocumentedCall['answer'] = describedFormAnswer,
): DocumentedCall => ({
  ...endpoint,
  summary,
  fields: endpoint.body === 'json' ? fields : { ...fields, _token: 'The CSRF token of the page.' },
  answer,
});

/**
 * All calls of the elements, sorted by name, with what documentation says about them; by default they are answered with a
 * batch of rows, and posts as a form. Build time only: a page loads just the calls of its own elements.
 */
export const calls: readonly DocumentedCall[] = [
  get(activityUnitsOfSite, 'The activity units of a site.'),
  get(activityUnitsOfStudy, 'The activity units of a study.'),
  get(advancePaymentsOfPatient, 'The advance payments of a patient.', describedAdvancePaymentsOfPatient),
  get(allCros, 'All contract research organisations.', describedAllCros),
  get(allSites, 'All sites.', describedSitesOfStudy),
  get(allSponsors, 'All sponsors.', describedAllSponsors),
  get(allStudies, 'All studies.', describedStudies),
  post(
    approveReimbursement,
    'Approves a reimbursement from the review queue.',
    { quickApprove: 'true' },
    describedApproveReimbursement,
  ),
  get(crosOfSponsor, 'The contract research organisations of a sponsor.', describedAllCros),
  get(
    dashboardPatientsOfStudy,
    'The patients of a study, for the site dashboard.',
    describedDashboardPatientsOfStudy,
  ),
  post(
    denyReimbursement,
    'Denies a reimbursement from the review queue.',
    { quickDeny: 'true', reason: 'Why it is denied.' },
    describedApproveReimbursement,
  ),
  get(monthlyRecognitionOfSite, "The monthly breakdown behind a cell of a site's unit recognition."),
  get(monthlyRecognitionOfStudy, "The monthly breakdown behind a cell of a study's unit recognition."),
  get(otherReimbursements, 'The reimbursements related to one.', describedOtherReimbursements),
  get(patientsOfDirectStudy, 'The patients of a study run directly, without sites.', describedPatientsOfSite),
  get(patientsOfSite, 'The patients of a site.', describedPatientsOfSite),
  get(
    recentlyUpdatedPayments,
    "The signed-in patient's recently updated payments.",
    describedRecentlyUpdatedPayments,
  ),
  get(recognitionOfSite, 'The unit recognition of a site in a year.'),
  get(recognitionOfStudy, 'The unit recognition of a study in a year.'),
  get(reimbursementsOfPatient, 'The reimbursements of a patient.', describedReimbursementsOfPatient),
  get(
    reimbursementsRequiringAction,
    'The reimbursements of a site that await an action.',
    describedReimbursementsRequiringAction,
  ),
  post(removeActivityUnit, 'Removes an activity unit.', { reason: 'Why it is removed.' }),
  post(removeRow, 'Removes the record of a table row, by the address in its cell.', {
    reason: 'Why it is removed.',
  }),
  post(requestReport, 'Requests a report.', reportFields),
  get(satelliteSites, 'The satellite sites of a top-level site.', describedSitesOfStudy),
  post(saveDeposits, 'Allocates a deposit balance to studies.', {
    parentBalance: 'The balance to allocate, as it was loaded: `1000.00`.',
    '{childId}': 'The funds of one child document: `80.00`.',
    '{childId}Threshold': 'Its threshold: `20.00`.',
  }),
  post(saveTable, 'Saves the edited cells and the selection of a table.', {
    '{rowId}[{column}]': 'An edited cell.',
    selected: 'The ids of the selected rows, joined by commas.',
  }),
  get(sitesOfStudy, 'The sites of a study.', describedSitesOfStudy),
  get(sponsorLogo, 'The logo of a sponsor: an image data URL, or a path on this site.', describedSponsorLogo),
  post(startQuickAction, 'Goes to the page of a quick action.', {
    action: '`addPatient`, `createErr`, `createStipend` or `createTr`.',
    study: 'The study; absent if a new patient only has a site.',
    site: 'The site.',
    patient: 'The patient; absent for a new one.',
  }),
  get(studiesOfSite, 'The studies of a site.', describedStudies),
  get(studiesOfUser, 'The study profiles of a patient or caregiver.', describedProfiles),
  get(surchargeConditions, 'The surcharge conditions of an activity.'),
  get(tableBatch, 'One batch of the rows of a table.'),
  get(topLevelSites, 'The top-level sites.', describedTopLevelSites),
  get(travelRequestsOfPatient, 'The travel requests of a patient.', describedTravelRequestsOfPatient),
  get(travelRequestsOfSite, 'The travel requests of a site.', describedTravelRequestsOfSite),
  get(travelRequestsOfUser, 'The travel requests of a user.', describedTravelRequestsOfPatient),
  get(upcomingAppointments, "The signed-in patient's upcoming appointments.", describedUpcomingAppointments),
];
