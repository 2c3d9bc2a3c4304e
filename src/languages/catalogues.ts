import { commonCatalogue } from '../domain/texts/common.ts';
import { recordCatalogue } from '../domain/texts/record-fields.ts';
import { reportDateCatalogue } from '../domain/texts/report-dates.ts';
import { requestCatalogue } from '../domain/texts/requests.ts';
import { statusCatalogue, stepCatalogue } from '../domain/texts/statuses.ts';
import { catalogue as activityUnits } from '../elements/activity-units/texts.ts';
import { catalogue as cardList } from '../elements/card-list/texts.ts';
import { catalogue as cookieConsent } from '../elements/cookie-consent/texts.ts';
import { catalogue as createErr } from '../elements/create-err/texts.ts';
import { catalogue as depositForm } from '../elements/deposit-form/texts.ts';
import { catalogue as flashMessage } from '../elements/flash-message/texts.ts';
import { catalogue as legacyReportForm } from '../elements/legacy-report-form/texts.ts';
import { catalogue as myStudies } from '../elements/my-studies/texts.ts';
import { catalogue as patientPayments } from '../elements/patient-payments/texts.ts';
import { catalogue as pendingActions } from '../elements/pending-actions/texts.ts';
import { catalogue as phoneCode } from '../elements/phone-code/texts.ts';
import { catalogue as quickActions } from '../elements/quick-actions/texts.ts';
import { catalogue as recentPayments } from '../elements/recent-payments/texts.ts';
import { catalogue as reimbursementDetail } from '../elements/reimbursement-detail/texts.ts';
import { catalogue as reimbursementList } from '../elements/reimbursement-list/texts.ts';
import { catalogue as reportForm } from '../elements/report-form/texts.ts';
import { catalogue as reviewQueue } from '../elements/review-queue/texts.ts';
import { catalogue as studyList } from '../elements/study-list/texts.ts';
import { catalogue as tableElement } from '../elements/table/texts.ts';
import { catalogue as travelRequest } from '../elements/travel-request/texts.ts';
import { catalogue as travelRequests } from '../elements/travel-requests/texts.ts';
import { catalogue as unitRecognition } from '../elements/unit-recognition/texts.ts';
import { catalogue as upcomingAppointments } from '../elements/upcoming-appointments/texts.ts';
import { loaderCatalogue } from '../embed/loader/texts.ts';
import { profileCatalogue } from '../screen/cards/texts.ts';
import { listCatalogue } from '../screen/lists/texts.ts';
import { choiceCatalogue } from '../screen/lookups/texts.ts';
import { decisionCatalogue, removalCatalogue, submissionCatalogue } from '../screen/posts/texts.ts';
import { screenCatalogue } from '../screen/texts.ts';
import { editingCatalogue, validationCatalogue } from '../table/view/editing/texts.ts';
import { exportCatalogue } from '../table/view/export/texts.ts';
import { keysCatalogue } from '../table/view/keyboard/texts.ts';
import { selectionCatalogue } from '../table/view/selection/texts.ts';
import { catalogue as table } from '../table/view/texts.ts';
import { columnsCatalogue } from '../table/view/toolbar/texts.ts';
import { clipboardCatalogue } from '../ui/clipboard/texts.ts';
import { pagerCatalogue } from '../ui/data/texts.ts';
import { fieldCatalogue } from '../ui/forms/texts.ts';
import { moneyCatalogue } from '../ui/money/texts.ts';
import { dialogCatalogue } from '../ui/overlays/texts.ts';
import { pickerCatalogue } from '../ui/pickers/texts.ts';
import { selectCatalogue } from '../ui/select/texts.ts';
import { sharedCatalogue } from '../ui/texts.ts';

/** All texts of the library. */
export const catalogues = [
  commonCatalogue,
  statusCatalogue,
  stepCatalogue,
  recordCatalogue,
  reportDateCatalogue,
  loaderCatalogue,
  requestCatalogue,
  decisionCatalogue,
  removalCatalogue,
  screenCatalogue,
  moneyCatalogue,
  sharedCatalogue,
  selectCatalogue,
  pagerCatalogue,
  clipboardCatalogue,
  dialogCatalogue,
  fieldCatalogue,
  pickerCatalogue,
  choiceCatalogue,
  profileCatalogue,
  submissionCatalogue,
  listCatalogue,
  editingCatalogue,
  validationCatalogue,
  selectionCatalogue,
  keysCatalogue,
  columnsCatalogue,
  exportCatalogue,
  table,
  tableElement,
  reportForm,
  legacyReportForm,
  depositForm,
  reimbursementDetail,
  travelRequest,
  activityUnits,
  cardList,
  cookieConsent,
  createErr,
  flashMessage,
  myStudies,
  patientPayments,
  pendingActions,
  phoneCode,
  quickActions,
  recentPayments,
  reimbursementList,
  reviewQueue,
  studyList,
  travelRequests,
  unitRecognition,
  upcomingAppointments,
] as const;
