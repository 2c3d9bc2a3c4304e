import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What a select says about its options. */
export const selectCatalogue = defineCatalogue('select', {
  noOptions: 'No options',
  nothingMatches: 'Nothing matches',
  optionCount: { one: '{count} option', other: '{count} options' },
  optionSelected: '{option}, selected',
  optionDisabled: '{option}, disabled: {reason}',
  /** The option that arrow keys have reached, where screen readers do not say it themselves. */
  optionAt: {
    any: '{option}, {position} of {count}',
    selected: '{option}, selected, {position} of {count}',
    disabled: '{option}, disabled: {reason}, {position} of {count}',
  },
  moreOptions: '{count} more: type to narrow',
});
