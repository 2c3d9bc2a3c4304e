import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The name of a month picker, and what is missing. */
export const pickerCatalogue = defineCatalogue('pickers', {
  monthAndYear: 'Month and year',
  selectMonthAndYear: 'Select a month and a year.',
});
