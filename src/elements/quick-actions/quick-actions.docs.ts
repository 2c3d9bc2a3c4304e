import { flagFormat } from '../../api/docs/shared-fields.ts';
import { patientsOfDirectStudy, patientsOfSite } from '../../api/patients.ts';
import { startQuickAction } from '../../api/quick-actions.ts';
import { field, requiredField } from '../../domain/field.docs.ts';
import { documentedElement } from '../../embed/documented-element.ts';
import { definition } from './quick-actions.definition.ts';

/** The sites or studies that a user is assigned to. [QA-03] [QA-04] */
export const entityFields = {
  id: requiredField('What is posted; `_id.$oid` is read where there is none.', '12'),
  '_id.$oid': field('The id as MongoDB writes it, instead of `id`.'),
  siteId: field(
    'Of a site its number; a site with a `studyId` and without `siteId` is a direct-to-study site. Of a study the `siteId` or `id` of a site that it belongs to; list the study once for each.',
    'S-0012',
  ),
  studyId: field(
    'Of a study its number. Of a site the `studyId` or `id` of a study that it belongs to; list the site once for each.',
    'BR-2',
  ),
  organizationName: field('The text of the choice of a site: the organization…', 'Riverside Clinic'),
  siteName: field('…and the site.', 'Oncology'),
  studyName: field('The text of the choice of a study; of a site, if it has no other name.', 'BREATHE-2'),
  name: field('The text of the choice if there is none of the names above.', 'Riverside Clinic'),
  enableQuickActions: field('A site can be chosen only while this is true.', true, flagFormat),
  disableReimbursements: field(
    'True keeps it from being chosen for an expense reimbursement request.',
    false,
    flagFormat,
  ),
  disableTravelRequests: field('True keeps it from being chosen for a travel request.', false, flagFormat),
};

export const documented = documentedElement(definition, {
  summary: 'Begins an action for a patient: people choose the action, the site, the study and the patient.',
  attributes: {
    sites: {
      description:
        'The assigned sites, and direct-to-study sites, which have a studyId and no siteId. A site can be chosen only while its enableQuickActions is true. A studyId ties it to that study; a site with several is listed once for each.',
      fields: entityFields,
    },
    studies: {
      description:
        'The assigned studies. A siteId, which is the siteId or the id of one of the sites, ties a study to that site; a study with several is listed once for each.',
      fields: entityFields,
    },
    token: "The page's CSRF token: posted as `_token`.",
    submitUrl: 'Where the form posts to, on this site. Default: `/quick/action/router`.',
  },
  calls: [{ endpoint: patientsOfSite }, { endpoint: patientsOfDirectStudy }, { endpoint: startQuickAction }],
  parts: ['card', 'field', 'notice', 'error-summary'],
  reservedSpace: { narrow: 486, wide: 286 },
});
