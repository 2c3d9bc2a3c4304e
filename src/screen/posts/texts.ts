import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What a form says when nobody knows whether it was saved. */
export const submissionCatalogue = defineCatalogue('submission', {
  saveUnconfirmed: "We couldn't confirm this. It is safe to try again.",
});

/** The visible texts of the note below a row whose decision was refused or is unknown. */
export const decisionCatalogue = defineCatalogue('decision', {
  checkAgain: 'Check again',
  checking: 'Checking…',
  decisionUnconfirmed: "We couldn't confirm this. Check again before deciding.",
  listTooLong:
    'The list is too long to check this here. Search for the request to see whether it is still open.',
});

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
