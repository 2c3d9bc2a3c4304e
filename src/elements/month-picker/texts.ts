/** The texts that people read in this element. */
export const texts = {
  /** Names the picker if the page has no label for it. */
  label: 'Month and year',
  missing: 'Select a month and a year.',
} as const;
