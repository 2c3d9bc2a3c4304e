import { useState, useSyncExternalStore } from 'react';
import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../api/activity-units.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { Observable } from '../../platform/observable.ts';
import { type RowsRequest, useRows } from '../../screen/lists/use-rows.ts';
import { useScreen } from '../../screen/screen.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import { catalogue } from './texts.ts';
import type { definition } from './unit-recognition.definition.ts';
import { initialYear, recognitionColumns, recognitionYears } from './unit-recognition.rules.ts';

const endpoints = { direct: recognitionOfSite, study: recognitionOfStudy };
const monthlyEndpoints = { direct: monthlyRecognitionOfSite, study: monthlyRecognitionOfStudy };

/** The cell whose months the dialog shows. */
interface OpenCell {
  readonly label: string;
  readonly type: string;
  readonly title: string;
  readonly year: string;
}

/** The units of the selected year, and the months of the opened cell. [UR-01] [UR-02] */
export function useUnitRecognition({
  attributes: { mode, id },
  page,
  element,
}: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const screen = useScreen({ page, element });
  const [chosen] = useState(() => new Observable(String(initialYear(new Date()))));
  const source = useRows(screen, {
    request: requestTo(endpoints[mode], { path: { id }, page }),
    edition: { selectedYears: chosen.value },
    mapColumns: recognitionColumns,
  });
  const { edition = chosen.value, phase } = useSyncExternalStore(source.subscribe, source.snapshot);
  const [openCell, setOpenCell] = useOpenState<OpenCell>(source.list);
  return {
    screen,
    source,
    /** The rows stay until those of another year have arrived, and if these cannot be loaded. */
    year: phase === 'loading' ? chosen.value : edition,
    years: recognitionYears(new Date()),
    chooseYear(year: string) {
      chosen.value = year;
      void source.reload({ selectedYears: year });
    },
    openMonths(row: TableRow, key: string) {
      const column = source.snapshot().columns.find(candidate => candidate.key === key);
      const title = texts.dialogTitle({ row: row.name, column: column?.title || key });
      setOpenCell({ label: row.name, type: key, title, year: edition });
    },
    months: openCell && {
      title: openCell.title,
      wanted: {
        request: requestTo(monthlyEndpoints[mode], { path: { id }, page }),
        params: { selectedYears: openCell.year, label: openCell.label, type: openCell.type },
      } satisfies RowsRequest,
      close: () => setOpenCell(undefined),
    },
  };
}
