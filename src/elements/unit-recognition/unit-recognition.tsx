import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { TableDialog } from '../../screen/lists/lazy-table-dialog.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { LabelledSelect } from '../../table/view/toolbar/labelled-select.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { sharedCatalogue } from '../../ui/texts.ts';
import { catalogue } from './texts.ts';
import { definition } from './unit-recognition.definition.ts';
import { useUnitRecognition } from './unit-recognition.state.ts';

export const element = elementModule({ definition, view: UnitRecognition, styles: [sharedSheet()] });

/** The units recognized in a year; a figure opens its months in a dialog. [UR-01] [UR-02] */
function UnitRecognition(props: ViewProps<typeof definition>) {
  const sharedTexts = useTexts(sharedCatalogue);
  const texts = useTexts(catalogue);
  const { screen, source, year, years, chooseYear, openMonths, months } = useUnitRecognition(props);
  return (
    <ListCard
      title={texts.title}
      screen={screen}
      source={source}
      loadingText={texts.loading({ year })}
      tools={
        <LabelledSelect
          label={sharedTexts.labels.year}
          value={year}
          options={years.map(option => ({ value: String(option), label: String(option) }))}
          choose={chooseYear}
        />
      }
      open={openMonths}
    >
      {months && <TableDialog {...months} screen={screen} loadingText={texts.loadingMonths} />}
    </ListCard>
  );
}
