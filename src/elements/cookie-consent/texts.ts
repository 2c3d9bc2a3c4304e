/** The visible texts of psp-cookie-consent. */
export const texts = {
  label: 'Cookies',
  message: 'This site uses cookies so that it works and remembers your choices.',
  policy: 'Cookie policy',
  dismiss: 'Got it',
} as const;
