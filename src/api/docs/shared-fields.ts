import { statusName } from '../../domain/display/status.ts';

/** What documentation says about a field of a record. */
export interface FieldDocs {
  readonly description: string;
  readonly example?: unknown;
  /** The record cannot be used without this field; the description says what happens then. */
  readonly required?: true;
  /** How its values are written, if the type does not say it. */
  readonly format?: string;
}

// How hosts write values, as the documentation states it; the build leaves these texts out.

export const amountFormat =
  'A decimal number with a point and no other punctuation, as text or number: `1234.50`.';
export const dayFormat =
  'A calendar day, `2026-01-31`; a time after it is ignored, and no time zone is applied. Any other text is shown unchanged.';
const wrappedToo = "PHP's `{date, timezone_type, timezone}` is read, too.";
export const wrappedDayFormat = `${dayFormat} ${wrappedToo}`;
export const momentFormat =
  'A day with its time as it is shown, `2026-05-06 09:30:00`, in no time zone; midnight counts as no time.';
export const wrappedMomentFormat = `${momentFormat} ${wrappedToo}`;
export const countFormat = 'A whole number, also as text.';
export const timeFormat =
  'A time as it is shown, on the 24-hour clock of all other times, such as `14:30`; any other text is shown unchanged.';
export const flagFormat =
  '`true` or `false`; also 1 and 0, as numbers or texts. Anything else counts as missing.';
export const yesFormat =
  '`true`, `yes`, `y` or `1` is yes; `false`, `no`, `n` or `0` is no; capital letters mean the same.';
export const addressFormat =
  'An address of this site, preferably one that begins with `/`; an address elsewhere is not linked.';
/** The statuses of a list, by label. */
export const statusesFormat = (labels: readonly string[]): string =>
  `${labels.map(label => `\`${statusName(label)}\` (${label})`).join(', ')}: by name, as sent, or by label, as shown. Any other is shown unchanged.`;
export const statusFormat =
  'A status by its name or its label, such as `inReview` or `In Review`; `canceled` and `cancelled` are the same. An unknown one is shown unchanged.';
export const actionsFormat =
  'A list of `{href, title, class?, flags?}`: `href` is an address of this site, `title` the text of the link, `class` a colour such as `btn-danger`, `flags.confirm.message` a question to confirm.';

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
