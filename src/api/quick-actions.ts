import { array, type InferOutput, looseObject, nullish, string } from 'valibot';
import { addressOf } from '../domain/platform/address.ts';
import type { PageSettings, PostEndpoint } from '../http/endpoint.ts';
import { flag, formAnswer, text } from './schemas/shapes.ts';

/** The sites or studies that a person is assigned to; one with several ties may be listed once for each. [QA-04] */
export const assignedEntities = array(
  looseObject({
    _id: nullish(looseObject({ $oid: nullish(string()) })),
    id: text,
    siteId: text,
    studyId: text,
    studyName: text,
    siteName: text,
    organizationName: text,
    name: text,
    disableReimbursements: flag,
    disableTravelRequests: flag,
    enableQuickActions: flag,
  }),
);

export type AssignedEntity = InferOutput<typeof assignedEntities>[number];

/** [QA-01] Posted by the browser itself, as a native form. */
export const startQuickAction = {
  name: 'startQuickAction',
  method: 'POST',
  path: '/quick/action/router',
  summary: 'Goes to the page of a quick action.',
  body: {
    encoding: 'urlencoded',
    fields: {
      action: '`addPatient`, `createErr`, `createStipend` or `createTr`.',
      study: 'The study; none where a new patient has only a site.',
      site: 'The site.',
      patient: 'The patient; none for a new one.',
      _token: 'The CSRF token of the page.',
    },
  },
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;

/** Where the browser posts to: what the page says, else the router under the page's prefix; undefined off this site. */
export function quickActionRouter(
  submitUrl: string | undefined,
  { apiBase }: PageSettings,
): string | undefined {
  const address =
    submitUrl === undefined
      ? addressOf(startQuickAction.path, { apiBase }, location.href)
      : addressOf('{url}', { url: submitUrl }, location.href);
  return typeof address === 'string' ? address : undefined;
}
