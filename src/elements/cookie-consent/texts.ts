/** The texts that people read in this element. */
export const texts = {
  label: 'Cookies',
  message: 'This site uses cookies so that it works and remembers your choices.',
  policy: 'Cookie policy',
  dismiss: 'Got it',
} as const;
