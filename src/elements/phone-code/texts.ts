/** The visible texts of psp-phone-code. */
export const texts = {
  /** Names the field if the page has no label for it. */
  label: 'Country code',
  placeholder: 'Country code',
  missing: 'Select a country code.',
} as const;
