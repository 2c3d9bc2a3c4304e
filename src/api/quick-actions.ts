import { array, type InferOutput, looseObject, nullish, string } from 'valibot';
import { callUrl } from '../domain/platform/page-address.ts';
import type { PageSettings, PostEndpoint } from '../http/endpoint.ts';
import { described } from './schemas/described.ts';
import { flag, formAnswer, text } from './schemas/shapes.ts';

/** The sites or studies that a user is assigned to; an entity may be listed once per assignment. [QA-03] [QA-04] */
export const assignedEntities = array(
  looseObject({
    id: described(text, 'What is posted; `_id.$oid` is read where there is none.', '12', { required: true }),
    _id: nullish(
      looseObject({ $oid: described(nullish(string()), 'The id as MongoDB writes it, instead of `id`.') }),
    ),
    siteId: described(
      text,
      'Of a site its number; a site with a `studyId` and without `siteId` is a direct-to-study site. Of a study the `siteId` or `id` of a site that it belongs to; list the study once for each.',
      'S-0012',
    ),
    studyId: described(
      text,
      'Of a study its number. Of a site the `studyId` or `id` of a study that it belongs to; list the site once for each.',
      'BR-2',
    ),
    organizationName: described(
      text,
      'The text of the choice of a site: the organization…',
      'Riverside Clinic',
    ),
    siteName: described(text, '…and the site.', 'Oncology'),
    studyName: described(
      text,
      'The text of the choice of a study; of a site, if it has no other name.',
      'BREATHE-2',
    ),
    name: described(text, 'The text of the choice if there is none of the names above.', 'Riverside Clinic'),
    enableQuickActions: described(flag, 'A site can be chosen only while this is true.', true),
    disableReimbursements: described(
      flag,
      'True keeps it from being chosen for an expense reimbursement request.',
      false,
    ),
    disableTravelRequests: described(flag, 'True keeps it from being chosen for a travel request.', false),
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
