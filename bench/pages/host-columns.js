/** The columns of the list, in the order of the libraries' pages. */
export const keys = [
  'id',
  'status',
  'total',
  'patientId',
  'visitType',
  'visitDate (CT)',
  'activityDate',
  'submittedOn',
  'payType',
  'payCurrency',
  'scoutNumber',
  'studyName',
  'site',
  'country',
];
