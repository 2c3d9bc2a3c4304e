import { array, type InferOutput, looseObject, nullish, string } from 'valibot';
import type { PostEndpoint } from '../http/request.ts';
import { callUrl } from '../platform/address.ts';
import type { PageSettings } from '../platform/page.ts';
import { flag, formAnswer, text } from './schemas/shapes.ts';

/** The sites or studies that a user is assigned to; an entity may be listed once per assignment. [QA-03] [QA-04] */
export const assignedEntities = array(
  looseObject({
    id: text,
    _id: nullish(looseObject({ $oid: nullish(string()) })),
    siteId: text,
    studyId: text,
    organizationName: text,
    siteName: text,
    studyName: text,
    name: text,
    enableQuickActions: flag,
    disableReimbursements: flag,
    disableTravelRequests: flag,
  }),
);

/** A site or study that a user is assigned to. */
export type AssignedEntity = InferOutput<typeof assignedEntities>[number];

/** Starts a quick action; the browser posts it as a native form, not through `post`. [QA-01] */
export const startQuickAction = {
  name: 'startQuickAction',
  method: 'POST',
  path: '/quick/action/router',
  body: 'urlencoded',
  proof: 'redirect',
  answer: formAnswer,
} as const satisfies PostEndpoint;

/**
 * The URL of the quick-action form: the page's `submitUrl`, else the default route with `data-api-base`. Undefined if it
 * is not on this site.
 */
export function quickActionUrl(submitUrl: string | undefined, { apiBase }: PageSettings): string | undefined {
  const template = submitUrl === undefined ? startQuickAction.path : '{url}';
  const address = callUrl(template, { url: submitUrl, apiBase });
  return typeof address === 'string' ? address : undefined;
}
