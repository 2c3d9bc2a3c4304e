import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useTexts } from '../../language/language-context.ts';
import { TableDialog } from '../../screen/lists/lazy-table-dialog.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './activity-units.definition.ts';
import { useActivityUnits } from './activity-units.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ActivityUnits, styles: [sharedSheet()] });

/** The activity units of a site or a study. [AU-01] [AU-02] */
function ActivityUnits(props: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const { screen, source, removal, openConditions, conditions } = useActivityUnits(props);
  const { dialog: removalDialog, ...removalProps } = removal;
  return (
    <ListCard
      title={texts.title}
      screen={screen}
      source={source}
      loadingText={texts.loading}
      open={openConditions}
      {...removalProps}
    >
      {conditions && <TableDialog {...conditions} screen={screen} loadingText={texts.conditionsLoading} />}
      {removalDialog}
    </ListCard>
  );
}
