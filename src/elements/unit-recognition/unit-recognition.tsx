import type { ViewProps } from '../../embed/element/element-module.ts';
import { TableDialog } from '../../screen/lists/lazy-table-dialog.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { LabelledSelect } from '../../table/view/toolbar/labelled-select.tsx';
import type { definition } from './unit-recognition.definition.ts';
import { useUnitRecognition } from './unit-recognition.state.ts';

/** The units recognised in a year, and the months behind each figure. [UR-01] [UR-02] */
export function UnitRecognition(props: ViewProps<typeof definition>) {
  const { screen, source, isWaiting, year, years, chooseYear, open, opened } = useUnitRecognition(props);
  return (
    <ListCard
      title="Monthly Unit Recognition"
      screen={screen}
      source={source}
      isWaiting={isWaiting}
      loadingText={`Loading the units of ${year}...`}
      tools={
        <LabelledSelect
          label="Year"
          value={String(year)}
          options={years.map(one => ({ value: String(one), label: String(one) }))}
          choose={chosen => chooseYear(Number(chosen))}
        />
      }
      open={open}
    >
      {opened && (
        // A year's months stand together.
        <TableDialog {...opened} screen={screen} pageSize={25} loadingText="Loading the months..." />
      )}
    </ListCard>
  );
}
