import {
  addressFormat,
  amountFormat,
  dayFormat,
  statusFormat,
  yesFormat,
} from '../../api/docs/shared-fields.ts';
import { otherReimbursements } from '../../api/reimbursements.ts';
import { type FieldsDocs, field, requiredField } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './reimbursement-detail.definition.ts';

/** The fields of `data-reimbursement`, which are read one by one, so that a wrong one affects only its own place. [RD-02] [NET-13] */
export const reimbursementFields: FieldsDocs = {
  id: requiredField('The id, by which related requests are looked up.', '700412'),
  reimbursementId: field('The number in the title; `id` without it.', 'ERR-700412'),
  status: field(
    'The status with its progress: `inProgress`, `submitted`, `inReview`, `approved`, `processingPayment`, `paid`, `denied`, `correctionRequired`, `returned` or `cancelled`. Without one it is submitted.',
    'inReview',
    statusFormat,
  ),
  returnReason: field('Why it was returned.', 'The receipt cannot be read.'),
  issues: field('What has to be corrected: a list of texts, or one text.', ['The taxi has no date.']),
  totalUSD: field('The total in US dollars.', '184.50', amountFormat),
  fees: field('The fees, in `paymentCurrency`.', '10.00', amountFormat),
  withholding: field('The withheld tax, in `paymentCurrency`.', '5.00', amountFormat),
  totalPayable: field('What is paid, in `paymentCurrency`.', '169.50', amountFormat),
  travelRequest: field(
    'The number of the travel request, or an object with `requestId` or `id`; `n/a` for none.',
    'TR-30412',
  ),
  visitDate: field('Visit date.', '2026-05-06', dayFormat),
  visitType: field('Visit type.', 'Week 12'),
  visitDuration: field('Visit duration.', '3 hours'),
  caregivers: field('Caregivers: a list of names, or one text.', ['Rui Souza']),
  serviceLevel: field('Service level.', 'Concierge'),
  patientId: field('Patient ID.', '508-012-0001'),
  patientProfileURL: field('Where the patient id links to.', '/patient/20001/', addressFormat),
  studyName: field('Study.', 'BREATHE-2'),
  scoutNumber: field('Scout number.', 'SC-20508'),
  scoutNumberURL: field('Where the scout number links to.', '/study/508/', addressFormat),
  siteId: field('Site ID.', 'S-0012'),
  paymentPreference: field(
    '`Bank Transfer`, `Check` or `ScoutPass`: decides which of the payment details are shown; any other text shows none of them.',
    'Bank Transfer',
  ),
  paymentProfile: field('Payment profile.', 'Adult, mileage and meals'),
  paymentCurrency: field('The currency of the payment, as its code.', 'USD'),
  paymentACCName: field('Account name, for a bank transfer.', 'A. Souza'),
  paymentACC: field('Account number, for a bank transfer.', '000123456789'),
  paymentBank: field('Bank, for a bank transfer.', 'Harbour Savings Bank'),
  paymentRouting: field('Routing number, for a bank transfer.', '021000021'),
  paymentBIC: field('BIC, for a bank transfer.', 'HARBUS33'),
  paymentCheckName: field('Check payable to, for a check.', 'Ana M. Souza'),
  paymentCheckAddress: field('Check address, for a check.', '4 Elm Street, Springfield'),
  paymentFirstSevenSingleLoadCard: field(
    'First seven digits of card, for a ScoutPass; further digits are not shown. Do not send them.',
    '5412751',
  ),
  paymentAddressBookStreet: field('Street of the person.', '12 Orchard Street'),
  paymentAddressString: field('Address of the person.', '12 Orchard Street, Springfield'),
  paymentAddressBookCountry: field('Country of the person.', 'Portugal'),
  needTIN: field('Whether a TIN is needed; only then is it shown.', true, yesFormat),
  TIN: field('TIN; never shown to project managers.', '900-70-0001'),
  statusDate: field('Status since.', '2026-05-18', dayFormat),
  paidOn: field('Paid on.', '2026-05-30', dayFormat),
  createdOn: field('Created on.', '2026-05-07', dayFormat),
  createdBy: field('Created by.', 'Ana Souza'),
  lastUpdate: field('Last update.', '2026-05-19', dayFormat),
  notes: field('Notes.', 'The train was late.'),
  // [RD-03]
  expenses: field('The expenses in order.'),
  'expenses[].type': field('What it was spent on.', 'Other'),
  'expenses[].typeOther': field('Specifies the type `Other`.', 'Guide dog'),
  'expenses[].name': field('Read if there is no `type`.'),
  'expenses[].invoiceDate': field(
    "The day of the invoice; PHP's `{date: …}` is read, too.",
    '2026-05-06',
    dayFormat,
  ),
  'expenses[].amountFormatted': field(
    'The amount in `currency`; any other text is shown unchanged.',
    '12.00',
    amountFormat,
  ),
  'expenses[].currency': field('The currency; `paymentCurrency` without it.', 'USD'),
  'expenses[].amountUSDFormatted': field('The amount in US dollars.', '12.00', amountFormat),
  'expenses[].filename': field('The name of the receipt.', 'parking.pdf'),
  'expenses[].hashedFilename': field('The name under which it is stored.', '9f2c41d0.pdf'),
  'expenses[].downloadUrl': field(
    'Where the receipt is opened.',
    '/reimbursement/700412/receipt/1',
    addressFormat,
  ),
  'expenses[].receipt': field(
    'Another address of the receipt, or a remark; true and false are not shown.',
    'Scanned',
  ),
  'expenses[].upload': field('Another address of the receipt, or the day of its upload.', '2026-05-07'),
};

export const documented = documentedElement(definition, {
  summary: 'Shows one reimbursement: its progress, amounts, payment details, expenses and related requests.',
  attributes: {
    reimbursement: {
      fields: reimbursementFields,
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
