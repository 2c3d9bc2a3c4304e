/** The visible texts of psp-my-studies; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  ownStudies: 'My Studies',
  caregiverStudies: 'My Caregivers',
} as const;
