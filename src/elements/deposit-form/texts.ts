/** The visible texts of psp-deposit-form; those that it shares with other elements are in src/ui/texts.ts. */
export const texts = {
  title: 'Allocate deposit balance',
  balance: 'Deposit balance',
  allocated: 'Allocated',
  remaining: 'Remaining',
  unknownAmount: '—',
  unknownAllocation: 'Not known how much is allocated',
  funds: 'Funds',
  threshold: 'Threshold',
  /** Completes labels for screen readers, such as 'Funds of BREATHE-2'. */
  ofStudy: (study: string) => ` of ${study}`,
  budgetLink: 'View Study Budget Management',
  save: 'Save balances',
  saved: 'The balances were saved.',
  outcomeUnknown:
    'It is not known whether the balances were saved. What you entered is still here: save again, or reload the page to see.',
  stale: 'The balances have changed since this page was loaded. Reload the page before saving.',
  thresholdReplaced: (previous: string) => `25 % of funds, was ${previous}`,
  unreadableThresholdReplaced: '25 % of funds; the stored one could not be read',
  thresholdAboveFunds: 'The threshold must not exceed the funds.',
  unreadableFunds: 'The stored amount could not be read. Enter it.',
  unreadableThreshold: 'The stored threshold could not be read. Enter it.',
  duplicateIds: 'Two studies share an identifier, so nothing can be saved.',
  balanceMissing: 'The deposit balance is missing, so nothing can be saved.',
  balanceExceeded: 'Total balance allocated must not exceed the total deposit balance.',
} as const;
