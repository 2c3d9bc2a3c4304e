/** The visible texts of psp-card-list; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Onsite Reloadable ScoutPass List',
  loading: 'Looking up card inventory...',
  columns: {
    details: 'Card Details',
    messageId: 'Onsite Message ID',
    statusDate: 'Status Date',
  },
  patient: (id: string) => `Patient ${id}`,
  message: (id: string) => `Message ${id}`,
} as const;
