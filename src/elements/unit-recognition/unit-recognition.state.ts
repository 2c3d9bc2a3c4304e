import { useState } from 'react';
import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../api/activity-units.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { usePreviousRowsWhileLoading } from '../../screen/lists/use-previous-rows-while-loading.ts';
import { type RowsRequest, useRows } from '../../screen/lists/use-rows.ts';
import { type Screen, useScreen } from '../../screen/screen.ts';
import type { TableRow } from '../../table/view/table-row.ts';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import { catalogue } from './texts.ts';
import type { definition } from './unit-recognition.definition.ts';
import { initialYear, recognitionColumns, recognitionYears } from './unit-recognition.rules.ts';

const endpoints = { direct: recognitionOfSite, study: recognitionOfStudy };
const monthlyEndpoints = { direct: monthlyRecognitionOfSite, study: monthlyRecognitionOfStudy };

type Props = ViewProps<typeof definition>;

/** The cell whose months the dialog shows. */
interface OpenCell {
  readonly label: string;
  readonly type: string;
  readonly title: string;
  readonly year: number;
}

/** The units of the selected year, and the months of the opened cell. [UR-01] [UR-02] */
export function useUnitRecognition({ attributes, page, element }: Props) {
  const texts = useTexts(catalogue);
  const { mode, id } = attributes;
  const screen = useScreen({ page, element });
  const [year, chooseYear] = useState(() => initialYear(new Date()));
  const visible = useRowsOfYear(screen, attributes, year);
  const [openCell, setOpenCell] = useOpenState<OpenCell>(visible.source.list);
  const openMonths = (row: TableRow, key: string) => {
    const column = visible.source.snapshot().columns.find(candidate => candidate.key === key);
    const title = texts.dialogTitle({ row: row.name, column: column?.title || key });
    setOpenCell({ label: row.name, type: key, title, year: visible.subject });
  };
  return {
    screen,
    source: visible.source,
    isWaiting: visible.isWaiting,
    year,
    years: recognitionYears(new Date()),
    chooseYear,
    openMonths,
    months: openCell && {
      title: openCell.title,
      wanted: {
        request: (query, current) =>
          requestTo(monthlyEndpoints[mode], { path: { id }, query, page: current }),
        params: { selectedYears: openCell.year, label: openCell.label, type: openCell.type },
      } satisfies RowsRequest,
      close: () => setOpenCell(undefined),
    },
  };
}

/** The rows of a year; while it loads, those of the previous one stay visible. */
function useRowsOfYear(screen: Screen, { mode, id }: Props['attributes'], year: number) {
  const source = useRows(screen, {
    request: (query, page) => requestTo(endpoints[mode], { path: { id }, query, page }),
    params: { selectedYears: year },
    mapColumns: recognitionColumns,
  });
  return usePreviousRowsWhileLoading({
    source,
    subject: year,
    list: `${mode} ${id} ${screen.page.apiBase}`,
  });
}
