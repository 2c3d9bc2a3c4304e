import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of the note below a row whose decision was refused or is unknown. */
export const decisionCatalogue = defineCatalogue('decision', {
  checkAgain: 'Check again',
  checking: 'Checking…',
  decisionUnconfirmed: "We couldn't confirm this. Check again before deciding.",
  listTooLong:
    'The list is too long to check this here. Search for the request to see whether it is still open.',
});
