import { defineCatalogue } from '../domain/language/catalogue.ts';

/** Texts of the ui components and the table; what several screens share is in src/screen/texts.ts. */
export const sharedCatalogue = defineCatalogue('shared', {
  retry: 'Retry',
  close: 'Close',
  cancel: 'Cancel',
  view: 'View',
  showAll: 'Show all',
  remove: 'Remove',
  removing: 'Removing…',
  saving: 'Saving…',
  loading: 'Loading…',
  componentNotLoaded: 'This part could not be loaded.',
  reloadPage: 'Please reload the page.',
  signIn: 'Sign in (new tab)',
  /** A button, where no address to sign in is known. */
  reload: 'Reload page',
  /** The title of an action or a link for which the host states none. */
  open: 'Open',
  areYouSure: 'Are you sure?',
  noEntries: 'No entries available.',
  breadcrumb: 'Breadcrumb',
  moreActions: 'More actions',
  moreActionsFor: 'More actions for {row}',
  progress: 'Progress: {status}',
  labels: {
    actions: 'Actions',
    month: 'Month',
    year: 'Year',
  },
});
