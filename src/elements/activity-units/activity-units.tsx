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
import { TableDialog } from '../../screen/lists/lazy-table-dialog.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { type RowsRequest, useRows } from '../../screen/lists/use-rows.ts';
import { useRemoval } from '../../screen/posts/removal.tsx';
import { useScreen } from '../../screen/screen.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { TableSnapshot, TableSource } from '../../table/engine/loading/table-source.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { useOpenState } from '../../ui/hooks/use-keyed-state.ts';
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
  const [conditions, setConditions] = useOpenState<OpenConditions>(source.list);
  const openConditions = (row: TableRow, columnKey: string) => {
    const { id: activityId, name } = activityOfRow(row, statedColumns(source.snapshot()));
    const request = requestTo(surchargeConditions, { path: { activityId }, page });
    setConditions({ activity: name, wanted: { request, params: { label: name, type: columnKey } } });
  };
  return (
    <ListCard
      title={texts.title}
      {...{ screen, source }}
      loadingText={texts.loading}
      open={openConditions}
      {...removalProps}
    >
      {conditions && (
        <TableDialog
          title={texts.conditionsTitle({ activity: conditions.activity })}
          screen={screen}
          wanted={conditions.wanted}
          loadingText={texts.conditionsLoading}
          close={() => setConditions(undefined)}
        />
      )}
      {removalDialog}
    </ListCard>
  );
}

const endpoints = { direct: activityUnitsOfSite, study: activityUnitsOfStudy };

/** The activity whose surcharge conditions are open, and how these are requested. */
interface OpenConditions {
  readonly activity: string;
  readonly wanted: RowsRequest;
}

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
