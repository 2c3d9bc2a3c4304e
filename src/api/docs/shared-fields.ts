import { statusName } from '../../domain/display/status.ts';
import { type FieldsDocs, field, requiredField } from '../../domain/field.docs.ts';

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

/**
 * The fields that mean the same wherever they occur, by their names; an answer describes only its others, by their paths,
 * of rows below `data` too.
 */
export const sharedFields = {
  id: requiredField('Identifies the record; `_id.$oid` is read where there is none.', '700412'),
  $oid: field('The id as MongoDB writes it, instead of `id`.'),
  actions: field(
    'What a person can do with the record: the first two as links, the others in a menu.',
    [{ href: '/request/700412/view', title: 'View' }],
    actionsFormat,
  ),
  patientId: field('The number of the patient.', '508-012-0001'),
  scoutNumber: field('The scout number of the study.', 'SC-20508'),
  siteId: field('The number of the site.', 'S-0012'),
  sponsor: field('The name of its sponsor.', 'Northwind Therapeutics'),
  studyName: field('The name of the study.', 'BREATHE-2'),
  total: field('The total number of rows; of a host-paged list, of those that match.', 1, countFormat),
  totalAll: field(
    'Of a host-paged list: the number of rows without search and filters.',
    undefined,
    countFormat,
  ),
  filters: field(
    'Of a host-paged list: the choices of its filters as `{key: [value, …]}`, as the cells have them.',
  ),
} as const satisfies FieldsDocs;

/** The answer with one batch of rows. */
export const batchFields: FieldsDocs = {
  data: requiredField('The rows from `skip` on, always in the same order.'),
  columns: field(
    'The columns in order: `data` is the key of the column in each row, `title` its heading, `type` the type of its cells that state none.',
  ),
  skip: field('The number of rows before these.', 0, countFormat),
  rowIds: field('The ids of the rows in order, if the rows themselves have none.'),
};

/** The JSON answer to a form post. */
export const formAnswerFields: FieldsDocs = {
  redirect: field(
    'The address to go to, on this site; `redirectUrl` and `url` mean the same.',
    '/direct/report/list/',
  ),
  redirectUrl: field('Read if there is no `redirect`.'),
  url: field('Read if there is neither of the others.'),
  message: field('Why the post was refused; shown as text.'),
};
