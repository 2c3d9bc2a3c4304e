import { defineCatalogue } from '../language/catalogue.ts';

/** What people read in place of something that cannot be shown, in any layer. */
export const commonCatalogue = defineCatalogue('common', {
  /** In place of something that failed. [UI-15] */
  somethingWrong: 'Something went wrong. If the issue persists please contact a system administrator.',
  /** In place of a section that a mistake of the page keeps from being shown. [NET-13] */
  unavailable: "This section isn't available right now.",
  /** The heading of the mistake itself. [NET-13] */
  staffDetails: 'Details for staff',
  /** In place of what has to be asked for again after Back. [NET-26] */
  notLoaded: 'This could not be loaded.',
  retry: 'Retry',
});
