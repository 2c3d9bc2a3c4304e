import { shownDate } from '../../domain/dates.ts';
import { travelStatuses } from '../../domain/display/status.ts';
import { textOf } from '../../table/engine/cell.ts';
import type { Column } from '../../table/engine/columns.ts';

/** Whose travel requests are listed. */
export type Owner = 'patient' | 'user' | 'site';

const columns: readonly Column[] = [
  { key: 'requestId', title: 'Request ID' },
  { key: 'status', title: 'Status', type: 'status', filter: travelStatuses },
  { key: 'visitStartDate', title: 'Visit Start', type: 'date' },
  { key: 'visitEndDate', title: 'Visit End', type: 'date' },
  { key: 'study', title: 'Study' },
  { key: 'scoutNumber', title: 'Scout Number' },
  { key: 'site', title: 'Site' },
  { key: 'siteCountry', title: 'Site Country' },
  { key: 'patientId', title: 'Patient ID' },
  { key: 'patientOrUser', title: 'Patient or User' },
  { key: 'submittedOn', title: 'Submitted On', type: 'date' },
  { key: 'actions', title: 'Actions', type: 'actions' },
];
const ofSite = columns.filter(({ key }) => key !== 'status' && key !== 'actions');

/** What is shown, searched, filtered and exported: of a site, neither status nor actions. [TRL-01] [TRL-02] */
export const columnsFor = (owner: Owner): readonly Column[] => (owner === 'site' ? ofSite : columns);

/** Requests as the list shows them: their visits begin and end on a day at a time. [TRL-01] */
export const visitRows = (rows: readonly unknown[]): unknown[] => rows.map(visitRow);

function visitRow(row: unknown): unknown {
  const { visitStartDate, visitStartTime, visitEndDate, visitEndTime } = Object(row);
  if (Object(row) !== row) return row;
  return {
    ...(row as object),
    visitStartDate: moment(textOf(visitStartDate), textOf(visitStartTime)),
    visitEndDate: moment(textOf(visitEndDate), textOf(visitEndTime)),
  };
}

const moment = (day: string, time: string) => ({
  display: [shownDate(day), time].filter(Boolean).join(', '),
  sort: day && `${day} ${minutesIn(time)}`,
});

/** `13:05` and `1:05 PM` as the minutes of their day, in four digits that order as they do. */
function minutesIn(time: string): string {
  const [, hours, minutes, half] = /^(\d{1,2}):(\d\d)(?::\d\d)?\s*([AP]M)?$/i.exec(time) ?? [];
  if (hours === undefined) return '';
  const hour = half ? (Number(hours) % 12) + (half.toUpperCase() === 'PM' ? 12 : 0) : Number(hours);
  return String(hour * 60 + Number(minutes)).padStart(4, '0');
}
