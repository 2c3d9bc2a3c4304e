import { array, type InferOutput, looseObject, nullish, string } from 'valibot';
import { callUrl } from '../domain/platform/page-address.ts';
import type { PageSettings, PostEndpoint } from '../http/endpoint.ts';
import { flag, formAnswer, text } from './schemas/shapes.ts';

/** The sites or studies that a user is assigned to; an entity may be listed once per assignment. [QA-04] */
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

/** A site or study that a user is assigned to. */
export type AssignedEntity = InferOutput<typeof assignedEntities>[number];

/** Starts a quick action; the browser posts it as a native form, not through `post`. [QA-01] */
export const startQuickAction = {
  name: 'startQuickAction',
  method: 'POST',
  path: '/quick/action/router',
  summary: 'Goes to the page of a quick action.',
  body: {
    encoding: 'urlencoded',
    fields: {
      action: '`addPatient`, `createErr`, `createStipend` or `createTr`.',
      study: 'The study; absent if a new patient only has a site.',
      site: 'The site.',
      patient: 'The patient; absent for a new one.',
      _token: 'The CSRF token of the page.',
    },
  },
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;

/**
 * The URL of the quick-action form: the page's `submitUrl`, else the default route with `data-api-base`. Undefined if it
 * is not on this site.
 */
export function quickActionUrl(submitUrl: string | undefined, { apiBase }: PageSettings): string | undefined {
  const address =
    submitUrl === undefined
      ? callUrl(startQuickAction.path, { apiBase })
      : callUrl('{url}', { url: submitUrl });
  return typeof address === 'string' ? address : undefined;
}
