import type { ViewProps } from '../../embed/element/element-module.ts';
import { TableDialog } from '../../screen/lists/lazy-table-dialog.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import type { definition } from './activity-units.definition.ts';
import { useActivityUnits } from './activity-units.state.ts';

/** The activity units of a site or a study. [AU-01] [AU-02] */
export function ActivityUnits(props: ViewProps<typeof definition>) {
  const { screen, source, removal, open, opened } = useActivityUnits(props);
  const { dialog, ...ofRows } = removal;
  return (
    <ListCard
      title="Activity Unit List"
      screen={screen}
      source={source}
      loadingText="Loading the activities..."
      open={open}
      {...ofRows}
    >
      {opened && (
        <TableDialog {...opened} screen={screen} loadingText="Loading the surcharge conditions..." />
      )}
      {dialog}
    </ListCard>
  );
}
