import { actionsFormat, countFormat } from './formats.ts';

/** What documentation says about a field of a record. */
export interface FieldDocs {
  readonly description: string;
  readonly example?: unknown;
  /** The record cannot be used without this field; the description says what happens then. */
  readonly required?: true;
  /** How its values are written, if the type does not say it. */
  readonly format?: string;
}

/** The fields that mean the same wherever they occur, by their names; an answer describes only its others. */
export const sharedFields = {
  id: {
    description: 'Identifies the record; `_id.$oid` is read where there is none.',
    example: '700412',
    required: true,
  },
  $oid: { description: 'The id as MongoDB writes it, instead of `id`.' },
  actions: {
    description: 'What a person can do with the record: the first two as links, the others in a menu.',
    example: [{ href: '/request/700412/view', title: 'View' }],
    format: actionsFormat,
  },
  patientId: { description: 'The number of the patient.', example: '508-012-0001' },
  scoutNumber: { description: 'The scout number of the study.', example: 'SC-20508' },
  siteId: { description: 'The number of the site.', example: 'S-0012' },
  sponsor: { description: 'The name of its sponsor.', example: 'Northwind Therapeutics' },
  studyName: { description: 'The name of the study.', example: 'BREATHE-2' },
  total: {
    description: 'The total number of rows; of a host-paged list, of those that match.',
    example: 1,
    format: countFormat,
  },
  totalAll: {
    description: 'Of a host-paged list: the number of rows without search and filters.',
    format: countFormat,
  },
  filters: {
    description:
      'Of a host-paged list: the choices of its filters as `{key: [value, …]}`, as the cells have them.',
  },
} as const satisfies Readonly<Record<string, FieldDocs>>;
