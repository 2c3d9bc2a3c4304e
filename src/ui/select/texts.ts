import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What a select says about its options. */
export const selectCatalogue = defineCatalogue('select', {
  noOptions: 'No options',
  nothingMatches: 'Nothing matches',
  optionCount: { one: '{count} option', other: '{count} options' },
  optionSelected: 'selected',
  optionDisabled: 'disabled: {reason}',
  optionPosition: '{position} of {count}',
  moreOptions: '{count} more: type to narrow',
});
