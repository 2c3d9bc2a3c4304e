import {
  reimbursementProgress,
  reimbursementStatuses,
  type StatusDisplay,
  statusShown,
  travelProgress,
  travelStatuses,
} from '../../../src/domain/display/status.ts';
import { english, type Language } from '../../../src/domain/language/language.ts';
import { Badge } from '../../../src/ui/values/badge.tsx';
import { Rows } from '../sections.tsx';
import { InShadowRoot } from './in-shadow-root.tsx';

/** What people are told by a status. */
const meanings = {
  Active: 'The card can be used.',
  Approved: 'Accepted; the payment follows.',
  Cancelled: 'Withdrawn before it was decided. Nothing follows.',
  Confirmed: 'The trip is booked.',
  'Correction Required': 'The patient or the site has to change something.',
  Deactivated: 'The card cannot be used any more.',
  Denied: 'Refused, with a reason.',
  Finalized: 'The trip is over and settled.',
  'In Progress': 'Somebody is working on it.',
  'In Review': 'Being looked at; the patient waits.',
  Paid: 'The money was sent.',
  Pending: 'Begun and not sent yet.',
  'Processing Payment': 'Approved; the payment is on its way.',
  Returned: 'Sent back to the patient.',
  Submitted: 'Sent; it has not been looked at yet.',
} as const satisfies Readonly<Record<string, string>>;

/** All statuses as badges, with their meaning and progress. */
export const StatusTable = () => (
  <Rows
    head={['Badge', 'Meaning', 'Reimbursement', 'Travel request']}
    rows={Object.entries(meanings).map(([name, meaning]) => [
      <StatusBadge key="badge" {...statusShown(name, english)} />,
      meaning,
      percent(reimbursementStatuses, name, reimbursementProgress),
      percent(travelStatuses, name, travelProgress),
    ])}
  />
);

const StatusBadge = ({ label, tone }: StatusDisplay) => (
  <InShadowRoot>
    <Badge label={label} tone={tone} />
  </InShadowRoot>
);

const percent = (
  statuses: readonly string[],
  name: string,
  progressOf: (status: string, language: Language) => { readonly percent: number | undefined },
): string => (statuses.includes(name) ? `${progressOf(name, english).percent ?? 0}%` : '');

const toneMeanings: Readonly<Record<StatusDisplay['tone'], string>> = {
  success: 'Done, and well.',
  info: 'Sent, accepted or in progress.',
  warning: 'It goes on once somebody has reviewed, corrected or paid it.',
  danger: 'Refused or failed.',
  neutral: 'Not begun, or over without a result.',
};

/** The five tones and what they stand for. */
export const ToneTable = () => (
  <Rows
    head={['Tone', 'Stands for', 'Tokens']}
    rows={Object.entries(toneMeanings).map(([tone, meaning]) => [
      <StatusBadge key="badge" label={tone} tone={tone as StatusDisplay['tone']} />,
      meaning,
      `\`--psp-${tone}\` on \`--psp-${tone}-ground\``,
    ])}
  />
);
