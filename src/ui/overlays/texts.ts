import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** What dialogs ask: texts of a lazy chunk. */
export const dialogCatalogue = defineCatalogue('dialogs', {
  pleaseConfirm: 'Please Confirm',
  ok: 'Ok',
  enterReason: 'Enter a reason.',
});
