import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The visible texts of the note below a row whose decision was refused or is unknown. */
export const decisionCatalogue = defineCatalogue('decision', {
  checkAgain: 'Check again',
  checking: 'Checking…',
});
