import { useState, useSyncExternalStore } from 'react';
import {
  monthlyRecognitionOfSite,
  monthlyRecognitionOfStudy,
  recognitionOfSite,
  recognitionOfStudy,
} from '../../api/activity-units.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useTableDialog } from '../../screen/lists/use-table-dialog.tsx';
import { useScreen } from '../../screen/screen.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { LabelledSelect } from '../../table/view/toolbar/labelled-select.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { catalogue } from './texts.ts';
import { definition } from './unit-recognition.definition.ts';
import { initialYear, recognitionColumns, recognitionYears } from './unit-recognition.rules.ts';

export const element = elementModule({ definition, view: UnitRecognition, styles: [sharedSheet()] });

/** The units recognized in a year; a figure opens its months in a dialog. [UR-01] [UR-02] */
function UnitRecognition({ attributes: { mode, id }, page, element }: ViewProps<typeof definition>) {
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const screen = useScreen({ page, element });
  const [chosen, setChosen] = useState(() => String(initialYear(new Date())));
  const source = useRows(screen, {
    request: requestTo(endpoints[mode], { path: { id }, page }),
    edition: { selectedYears: chosen },
    mapColumns: recognitionColumns,
  });
  const { edition = chosen, phase } = useSyncExternalStore(source.subscribe, source.snapshot);
  // The rows stay until those of another year have arrived, and if these cannot be loaded.
  const year = phase === 'loading' ? chosen : edition;
  const chooseYear = (other: string) => {
    setChosen(other);
    void source.reload({ selectedYears: other });
  };
  const months = useTableDialog(screen, source.list, texts.loadingMonths);
  const openMonths = (row: TableRow, key: string) => {
    const column = source.snapshot().columns.find(candidate => candidate.key === key)?.title || key;
    const request = requestTo(monthlyEndpoints[mode], { path: { id }, page });
    months.open({
      titleIn: language => language.texts(catalogue).dialogTitle({ row: row.name, column }),
      wanted: { request, params: { selectedYears: edition, label: row.name, type: key } },
    });
  };
  return (
    <ListCard
      title={texts.title}
      {...{ screen, source }}
      loadingText={texts.loading({ year })}
      tools={
        <LabelledSelect
          label={sharedTexts.labels.year}
          value={year}
          options={recognitionYears(new Date()).map(each => ({ value: String(each), label: String(each) }))}
          choose={chooseYear}
        />
      }
      open={openMonths}
    >
      {months.dialog}
    </ListCard>
  );
}

const endpoints = { direct: recognitionOfSite, study: recognitionOfStudy };
const monthlyEndpoints = { direct: monthlyRecognitionOfSite, study: monthlyRecognitionOfStudy };
