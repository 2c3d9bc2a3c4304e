import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What a form says when nobody knows whether it was saved. */
export const submissionCatalogue = defineCatalogue('submission', {
  saveUnconfirmed: "We couldn't confirm that this was saved. Save again to retry safely.",
});
