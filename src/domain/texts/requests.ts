import { defineCatalogue } from '../language/catalogue.ts';

/** What people read when a request has failed and the host says nothing about it. */
export const requestCatalogue = defineCatalogue('requests', {
  generic: 'An error occurred.',
  notConfirmed: 'Server did not report success',
  network: 'ERR_NETWORK: Network Error',
  timeout: 'ERR_TIMEOUT: Request timed out',
  notJson: 'ERR_PARSE: Unexpected response',
  otherShape: 'ERR_SHAPE: Unexpected response',
  pageShown: 'The server showed a page instead of going on.',
  pageExpired: 'This page has expired. Reload it and try again.',
  sessionEnded: 'Your session has ended. Sign in, then try again.',
});
