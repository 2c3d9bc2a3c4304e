import { useEffect } from 'react';
import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../../api/activity-units.ts';
import { warn } from '../../diagnostics/warn.ts';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { postTo, requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { useRows } from '../../screen/lists/use-rows.ts';
import { useTableDialog } from '../../screen/lists/use-table-dialog.tsx';
import { useRemoval } from '../../screen/posts/removal.tsx';
import { useScreen } from '../../screen/screen.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { TableSnapshot, TableSource } from '../../table/engine/loading/table-source.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { definition } from './activity-units.definition.ts';
import { activityOfRow, hasNoRemoval, unitColumns, unitFields } from './activity-units.rules.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ActivityUnits, styles: [sharedSheet()] });

/** The activity units of a site or a study, the dialog with the conditions of one, and its removal. [AU-01] [AU-02] */
function ActivityUnits({ attributes: { mode, id }, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const screen = useScreen({ page, element });
  const source = useRows(screen, {
    request: requestTo(endpoints[mode], { path: { id }, page }),
    mapColumns: unitColumns,
    fields: unitFields,
  });
  useNoRemovalWarning(source, element.host);
  const { dialog: removalDialog, ...removalProps } = useRemoval(screen, {
    type: 'activity',
    source,
    request: (row, reason) =>
      postTo(removeActivityUnit, { path: { documentId: row.id }, fields: [['reason', reason]], page }),
  });
  const conditions = useTableDialog(screen, source.list, texts.conditionsLoading);
  const openConditions = (row: TableRow, type: string) => {
    const { id: activityId, name: activity } = activityOfRow(row, statedColumns(source.snapshot()));
    const request = requestTo(surchargeConditions, { path: { activityId }, page });
    conditions.open({
      titleIn: language => language.texts(catalogue).conditionsTitle({ activity }),
      wanted: { request, params: { label: activity, type } },
    });
  };
  return (
    <ListCard
      title={texts.title}
      {...{ screen, source }}
      loadingText={texts.loading}
      open={openConditions}
      {...removalProps}
    >
      {conditions.dialog}
      {removalDialog}
    </ListCard>
  );
}

const endpoints = { direct: activityUnitsOfSite, study: activityUnitsOfStudy };

const statedColumns = ({ columns }: TableSnapshot): Column[] => columns.map(({ stated }) => stated);

/** Warns that no column removes rows; a host that intends this may ignore it. [AU-04] */
function useNoRemovalWarning(source: TableSource, host: HTMLElement): void {
  useEffect(() => {
    const check = () => {
      const snapshot = source.snapshot();
      const { phase, store } = snapshot;
      if (phase === 'complete' && hasNoRemoval(statedColumns(snapshot), store)) warn(host, noRemoval);
    };
    check();
    return source.subscribe(check);
  }, [source, host]);
}

const noRemoval = 'no column removes activities. Send one of type "delete" if people may remove them.';
