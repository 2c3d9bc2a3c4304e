import { defineCatalogue } from '../language/catalogue.ts';

/** What is wrong with the days of a report. [RPT-11] [RPT-12] */
export const reportDateCatalogue = defineCatalogue('report-dates', {
  notADate: 'Enter a date that exists.',
  tooEarly: 'Enter {day} or later.',
  tooLate: 'Enter {day} or earlier.',
  lastDayOfYear: 'Enter another day than 31 December: the report ends later in the same year.',
  noDayAfter: 'Enter {day} or earlier: the report ends later.',
});
