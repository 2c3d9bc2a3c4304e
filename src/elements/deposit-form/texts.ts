import { defineCatalogue } from '../../domain/language/catalogue.ts';

export const catalogue = defineCatalogue('deposit-form', {
  title: 'Allocate deposit balance',
  balance: 'Deposit balance',
  allocated: 'Allocated',
  remaining: 'Remaining',
  unknownAmount: '—',
  funds: 'Funds',
  threshold: 'Threshold',
  /** The whole names of fields and links, for screen readers; they begin with what is shown. */
  fundsOf: 'Funds of {study}',
  thresholdOf: 'Threshold of {study}',
  budgetLink: 'View Study Budget Management',
  budgetLinkOf: 'View Study Budget Management of {study}',
  save: 'Save balances',
  saved: 'The balances were saved.',
  stale: 'The balances have changed since this page was loaded. Reload the page before saving.',
  earlierUnconfirmed:
    "We couldn't confirm the last save. Save the same amounts again, or reload the page first.",
  thresholdReplaced: 'Set to {percent}% of funds (was {previous})',
  unreadableThresholdReplaced: "Set to {percent}% of funds (we couldn't read the saved threshold)",
  thresholdAboveFunds: 'The threshold must not exceed the funds.',
  unreadableFunds: "We couldn't read the saved amount. Please enter it.",
  unreadableThreshold: "We couldn't read the saved threshold. Please enter it.",
  duplicateIds: 'Two studies share an identifier, so nothing can be saved.',
  balanceMissing: 'The deposit balance is missing, so nothing can be saved.',
  balanceExceeded: 'Total balance allocated must not exceed the total deposit balance.',
});
