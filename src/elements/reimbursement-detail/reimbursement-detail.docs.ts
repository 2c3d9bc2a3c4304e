import { array, looseObject, nullish, unknown } from 'valibot';
import {
  addressFormat,
  amountFormat,
  dayFormat,
  statusFormat,
  yesFormat,
} from '../../api/docs/shared-fields.ts';
import { described, formatted } from '../../api/docs/with-fields.ts';
import { otherReimbursements } from '../../api/reimbursements.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './reimbursement-detail.definition.ts';

// Documentation only: the fields are read one by one, so that a wrong one affects only its own place. [NET-13]

const anything = nullish(unknown());
const day = formatted(anything, dayFormat);
const amount = formatted(anything, amountFormat);
const yes = formatted(anything, yesFormat);
const address = formatted(anything, addressFormat);

/** An expense of the record. [RD-03] */
const expense = looseObject({
  type: described(anything, 'What it was spent on.', 'Other'),
  typeOther: described(anything, 'Specifies the type `Other`.', 'Guide dog'),
  name: described(anything, 'Read if there is no `type`.'),
  invoiceDate: described(day, "The day of the invoice; PHP's `{date: …}` is read, too.", '2026-05-06'),
  amountFormatted: described(amount, 'The amount in `currency`; any other text is shown unchanged.', '12.00'),
  currency: described(anything, 'The currency; `paymentCurrency` without it.', 'USD'),
  amountUSDFormatted: described(amount, 'The amount in US dollars.', '12.00'),
  filename: described(anything, 'The name of the receipt.', 'parking.pdf'),
  hashedFilename: described(anything, 'The name under which it is stored.', '9f2c41d0.pdf'),
  downloadUrl: described(address, 'Where the receipt is opened.', '/reimbursement/700412/receipt/1'),
  receipt: described(
    anything,
    'Another address of the receipt, or a remark; true and false are not shown.',
    'Scanned',
  ),
  upload: described(anything, 'Another address of the receipt, or the day of its upload.', '2026-05-07'),
});

/** The fields of `data-reimbursement`. [RD-02] */
export const reimbursementFields = looseObject({
  id: described(anything, 'The id, by which related requests are looked up.', '700412', { required: true }),
  reimbursementId: described(anything, 'The number in the title; `id` without it.', 'ERR-700412'),
  status: described(
    formatted(anything, statusFormat),
    'The status with its progress: `inProgress`, `submitted`, `inReview`, `approved`, `processingPayment`, `paid`, `denied`, `correctionRequired`, `returned` or `cancelled`. Without one it is submitted.',
    'inReview',
  ),
  returnReason: described(anything, 'Why it was returned.', 'The receipt cannot be read.'),
  issues: described(anything, 'What has to be corrected: a list of texts, or one text.', [
    'The taxi has no date.',
  ]),
  totalUSD: described(amount, 'The total in US dollars.', '184.50'),
  fees: described(amount, 'The fees, in `paymentCurrency`.', '10.00'),
  withholding: described(amount, 'The withheld tax, in `paymentCurrency`.', '5.00'),
  totalPayable: described(amount, 'What is paid, in `paymentCurrency`.', '169.50'),
  travelRequest: described(
    anything,
    'The number of the travel request, or an object with `requestId` or `id`; `n/a` for none.',
    'TR-30412',
  ),
  visitDate: described(day, 'Visit date.', '2026-05-06'),
  visitType: described(anything, 'Visit type.', 'Week 12'),
  visitDuration: described(anything, 'Visit duration.', '3 hours'),
  caregivers: described(anything, 'Caregivers: a list of names, or one text.', ['Rui Souza']),
  serviceLevel: described(anything, 'Service level.', 'Concierge'),
  patientId: described(anything, 'Patient ID.', '508-012-0001'),
  patientProfileURL: described(address, 'Where the patient id links to.', '/patient/20001/'),
  studyName: described(anything, 'Study.', 'BREATHE-2'),
  scoutNumber: described(anything, 'Scout number.', 'SC-20508'),
  scoutNumberURL: described(address, 'Where the scout number links to.', '/study/508/'),
  siteId: described(anything, 'Site ID.', 'S-0012'),
  paymentPreference: described(
    anything,
    '`Bank Transfer`, `Check` or `ScoutPass`: decides which of the payment details are shown; any other text shows none of them.',
    'Bank Transfer',
  ),
  paymentProfile: described(anything, 'Payment profile.', 'Adult, mileage and meals'),
  paymentCurrency: described(anything, 'The currency of the payment, as its code.', 'USD'),
  paymentACCName: described(anything, 'Account name, for a bank transfer.', 'A. Souza'),
  paymentACC: described(anything, 'Account number, for a bank transfer.', '000123456789'),
  paymentBank: described(anything, 'Bank, for a bank transfer.', 'Harbour Savings Bank'),
  paymentRouting: described(anything, 'Routing number, for a bank transfer.', '021000021'),
  paymentBIC: described(anything, 'BIC, for a bank transfer.', 'HARBUS33'),
  paymentCheckName: described(anything, 'Check payable to, for a check.', 'Ana M. Souza'),
  paymentCheckAddress: described(anything, 'Check address, for a check.', '4 Elm Street, Springfield'),
  paymentFirstSevenSingleLoadCard: described(
    anything,
    'First seven digits of card, for a ScoutPass; further digits are not shown. Do not send them.',
    '5412751',
  ),
  paymentAddressBookStreet: described(anything, 'Street of the person.', '12 Orchard Street'),
  paymentAddressString: described(anything, 'Address of the person.', '12 Orchard Street, Springfield'),
  paymentAddressBookCountry: described(anything, 'Country of the person.', 'Portugal'),
  needTIN: described(yes, 'Whether a TIN is needed; only then is it shown.', true),
  TIN: described(anything, 'TIN; never shown to project managers.', '900-70-0001'),
  statusDate: described(day, 'Status since.', '2026-05-18'),
  paidOn: described(day, 'Paid on.', '2026-05-30'),
  createdOn: described(day, 'Created on.', '2026-05-07'),
  createdBy: described(anything, 'Created by.', 'Ana Souza'),
  lastUpdate: described(day, 'Last update.', '2026-05-19'),
  notes: described(anything, 'Notes.', 'The train was late.'),
  expenses: described(nullish(array(expense)), 'The expenses in order.'),
});

export const documented = documentedElement(definition, {
  summary: 'Shows one reimbursement: its progress, amounts, payment details, expenses and related requests.',
  attributes: {
    reimbursement: {
      recordFields: reimbursementFields,
      description:
        'The reimbursement as a record; every field that is set is shown. Payment details are shown for the matching paymentPreference only, and TIN with needTIN only. The server must leave out what the user may not see, because the whole record is in the source of the page.',
    },
    projectManager:
      'The user is a project manager: the TIN is not shown. The server must leave it out as well, because the whole record is in the source of the page.',
  },
  calls: [{ endpoint: otherReimbursements }],
  leadsTo: {
    '/request/{id}/view': 'The travel request, by the number in `travelRequest`.',
  },
  parts: ['card', 'badge', 'progress', 'table', 'item', 'dialog', 'skeleton', 'notice'],
  reservedSpace: { narrow: 1300, wide: 900 },
});
