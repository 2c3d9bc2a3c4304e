/** The texts that people read in this element. */
export const texts = {
  title: 'Onsite Reloadable ScoutPass List',
  loading: 'Looking up card inventory...',
  columns: {
    details: 'Card Details',
    patientId: 'Patient ID',
    messageId: 'Onsite Message ID',
    status: 'Status',
    statusDate: 'Status Date',
  },
  patient: (id: string) => `Patient ${id}`,
  message: (id: string) => `Message ${id}`,
} as const;
