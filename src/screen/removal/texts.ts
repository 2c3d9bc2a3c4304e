import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of the removal of a row. */
export const removalCatalogue = defineCatalogue('removal', {
  title: 'Remove {row}',
  reason: 'Removal Reason',
  question: {
    activity: 'Why is this activity being removed?',
    entry: 'Why is this entry being removed?',
  },
  removed: 'Removed',
  wasRemoved: '{row} was removed.',
  notRemoved: {
    activity: 'This activity was not removed. Try again.',
    entry: 'This entry was not removed. Try again.',
  },
  alreadyGone: '{row} is no longer there.',
});
