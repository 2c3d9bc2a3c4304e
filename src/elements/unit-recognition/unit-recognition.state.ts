import { useState } from 'react';
import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../api/activity-units.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { type RowsWanted, useRows } from '../../screen/lists/use-rows.ts';
import { useRowsInView } from '../../screen/lists/use-rows-in-view.ts';
import type { TableRow } from '../../table/view/table-row.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import type { definition } from './unit-recognition.definition.ts';
import { firstShownYear, recognitionYears } from './unit-recognition.rules.ts';

const endpoints = { direct: recognitionOfSite, study: recognitionOfStudy };
const monthly = { direct: monthlyRecognitionOfSite, study: monthlyRecognitionOfStudy };

/** A cell whose months are shown. */
interface Opened {
  readonly label: string;
  readonly type: string;
  readonly title: string;
  readonly year: number;
}

/** The units of a year, and the months behind one of their cells. [UR-01] [UR-02] */
export function useUnitRecognition({
  attributes: { mode, id },
  page,
  element,
}: ViewProps<typeof definition>) {
  const screen = { page, element, notices: useNotices() };
  const [year, chooseYear] = useState(() => firstShownYear(new Date()));
  const [opened, setOpened] = useState<Opened>();
  const target = { path: { id } };
  const newest = useRows(screen, {
    endpoint: endpoints[mode],
    target,
    params: { selectedYears: year },
  });
  const inSight = useRowsInView({ source: newest, of: year, list: `${mode} ${id} ${page.apiBase}` });
  const open = (row: TableRow, key: string) => {
    const column = inSight.source.snapshot().columns.find(one => one.key === key);
    const title = `${row.name} · ${column?.title || key}`;
    setOpened({ label: row.name, type: key, title, year: inSight.of });
  };
  return {
    screen,
    source: inSight.source,
    isWaiting: inSight.isWaiting,
    year,
    years: recognitionYears(new Date()),
    chooseYear,
    open,
    opened: opened && {
      title: opened.title,
      wanted: {
        endpoint: monthly[mode],
        target,
        params: { selectedYears: opened.year, label: opened.label, type: opened.type },
      } satisfies RowsWanted<typeof monthlyRecognitionOfSite | typeof monthlyRecognitionOfStudy>,
      close: () => setOpened(undefined),
    },
  };
}
