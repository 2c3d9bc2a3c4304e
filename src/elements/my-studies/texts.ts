/** The texts that people read in this element. */
export const texts = {
  ownStudies: 'My Studies',
  caregiverStudies: 'My Caregivers',
  loading: 'Loading your studies...',
  empty: 'No studies could be found',
} as const;
