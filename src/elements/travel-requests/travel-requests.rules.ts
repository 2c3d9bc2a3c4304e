import { dayIn, shownDate } from '../../domain/dates/dates.ts';
import { statusName, travelStatuses } from '../../domain/display/status.ts';
import { english, type Language, perLanguage } from '../../domain/language/language.ts';
import { screenCatalogue } from '../../screen/texts.ts';
import { textOf } from '../../table/engine/cell-types.ts';
import type { Column } from '../../table/engine/columns.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { catalogue } from './texts.ts';

/** Whose travel requests the list shows. */
export type Owner = 'patient' | 'user' | 'site';

const columns = perLanguage((language): readonly Column[] => {
  const screenTexts = language.texts(screenCatalogue);
  const sharedTexts = language.texts(sharedCatalogue);
  const texts = language.texts(catalogue);
  return [
    { key: 'requestId', title: texts.requestId },
    { key: 'status', title: screenTexts.labels.status, type: 'status', filter: travelStatuses },
    { key: 'visitStartDate', title: texts.visitStart, type: 'date' },
    { key: 'visitEndDate', title: texts.visitEnd, type: 'date' },
    { key: 'study', title: screenTexts.labels.study },
    { key: 'scoutNumber', title: screenTexts.labels.scoutNumber },
    { key: 'site', title: screenTexts.labels.site },
    { key: 'siteCountry', title: texts.siteCountry },
    { key: 'patientId', title: screenTexts.labels.patientId },
    { key: 'patientOrUser', title: texts.patientOrUser },
    { key: 'submittedOn', title: screenTexts.labels.submittedOn, type: 'date' },
    { key: 'actions', title: sharedTexts.labels.actions, type: 'actions' },
  ];
});
const siteColumns = perLanguage(language =>
  columns(language).filter(({ key }) => key !== 'status' && key !== 'actions'),
);

// A list that the host filters offers the statuses as hosts send them. [TBL-24]
const hostPagedColumns = perLanguage(language =>
  columns(language).map(column =>
    column.filter ? { ...column, filter: travelStatuses.map(statusName) } : column,
  ),
);

/** The list of a site has no status and no actions, so they cannot be searched or exported either. [TRL-01] [TRL-02] */
export function columnsFor(owner: Owner, paging?: 'host'): (language: Language) => readonly Column[] {
  if (owner === 'site') return siteColumns;
  return paging ? hostPagedColumns : columns;
}

/** Combines the date and the time of each visit's start and end into one cell. [TRL-01] */
export const withVisitMoments = (rows: readonly unknown[]): unknown[] => rows.map(withVisitMoment);

function withVisitMoment(row: unknown): unknown {
  const { visitStartDate, visitStartTime, visitEndDate, visitEndTime } = Object(row);
  if (Object(row) !== row) return row;
  return {
    ...(row as object),
    visitStartDate: momentCell(textOf(visitStartDate), textOf(visitStartTime)),
    visitEndDate: momentCell(textOf(visitEndDate), textOf(visitEndTime)),
  };
}

// The table shows such a text as a date in its language with the time as it is.
const momentCell = (day: string, time: string) => ({
  display: [shownDate(day, english) && (dayIn(day) ?? day), time].filter(Boolean).join(', '),
  sort: day && `${day} ${sortableMinutes(time)}`,
});

/** The minutes since midnight of `13:05` or `1:05 PM`, padded to four digits for sorting; '' for other texts. */
function sortableMinutes(time: string): string {
  const [, hours, minutes, meridiem] = /^(\d{1,2}):(\d\d)(?::\d\d)?\s*([AP]M)?$/i.exec(time) ?? [];
  if (hours === undefined) return '';
  const hour = meridiem ? (Number(hours) % 12) + (meridiem.toUpperCase() === 'PM' ? 12 : 0) : Number(hours);
  return String(hour * 60 + Number(minutes)).padStart(4, '0');
}
