import { formEndpoint } from './schemas/shapes.ts';

/** Requests a report; posted to `/report/` or to the current page, see `reportTarget`. [RPT-15] */
export const requestReport = formEndpoint('requestReport', 'redirect');
