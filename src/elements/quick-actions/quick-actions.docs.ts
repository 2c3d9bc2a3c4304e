import { flagFormat } from '../../api/docs/shared-fields.ts';
import { withFields } from '../../api/docs/with-fields.ts';
import { patientsOfDirectStudy, patientsOfSite } from '../../api/patients.ts';
import { startQuickAction } from '../../api/quick-actions.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './quick-actions.definition.ts';

/** The sites or studies that a user is assigned to. [QA-03] [QA-04] */
export const describedEntities = withFields(definition.attributes.sites.schema, {
  id: {
    description: 'What is posted; `_id.$oid` is read where there is none.',
    example: '12',
    required: true,
  },
  '_id.$oid': { description: 'The id as MongoDB writes it, instead of `id`.' },
  siteId: {
    description:
      'Of a site its number; a site with a `studyId` and without `siteId` is a direct-to-study site. Of a study the `siteId` or `id` of a site that it belongs to; list the study once for each.',
    example: 'S-0012',
  },
  studyId: {
    description:
      'Of a study its number. Of a site the `studyId` or `id` of a study that it belongs to; list the site once for each.',
    example: 'BR-2',
  },
  organizationName: {
    description: 'The text of the choice of a site: the organization…',
    example: 'Riverside Clinic',
  },
  siteName: { description: '…and the site.', example: 'Oncology' },
  studyName: {
    description: 'The text of the choice of a study; of a site, if it has no other name.',
    example: 'BREATHE-2',
  },
  name: {
    description: 'The text of the choice if there is none of the names above.',
    example: 'Riverside Clinic',
  },
  enableQuickActions: {
    description: 'A site can be chosen only while this is true.',
    example: true,
    format: flagFormat,
  },
  disableReimbursements: {
    description: 'True keeps it from being chosen for an expense reimbursement request.',
    example: false,
    format: flagFormat,
  },
  disableTravelRequests: {
    description: 'True keeps it from being chosen for a travel request.',
    example: false,
    format: flagFormat,
  },
});

export const documented = documentedElement(definition, {
  summary: 'Begins an action for a patient: choose it, the site, the study and the patient.',
  attributes: {
    sites: {
      description:
        'The assigned sites, and direct-to-study sites, which have a studyId and no siteId. A site can be chosen only while its enableQuickActions is true. A studyId ties it to that study; a site with several is listed once for each.',
      schema: describedEntities,
    },
    studies: {
      description:
        'The assigned studies. A siteId, which is the siteId or the id of one of the sites, ties a study to that site; a study with several is listed once for each.',
      schema: describedEntities,
    },
    token: "The page's CSRF token: posted as `_token`.",
    submitUrl: 'Where the form posts to, on this site. Default: `/quick/action/router`.',
  },
  calls: [{ endpoint: patientsOfSite }, { endpoint: patientsOfDirectStudy }, { endpoint: startQuickAction }],
  parts: ['card', 'field', 'notice', 'error-summary'],
  reservedSpace: { narrow: 486, wide: 286 },
});
