import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What is wrong with a typed amount. [UI-13] */
export const moneyCatalogue = defineCatalogue('money', {
  empty: 'Enter an amount.',
  notANumber: 'Enter an amount such as 1,250.50.',
  negative: 'Enter an amount of 0 or more.',
  tooManyDecimals: 'Enter no more than two decimals, such as 1,250.50.',
  tooLarge: 'Enter a smaller amount.',
});
