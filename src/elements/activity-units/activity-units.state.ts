import { useEffect } from 'react';
import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../../api/activity-units.ts';
import { warn } from '../../diagnostics/warn.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { postTo, requestTo } from '../../http/request.ts';
import { useTexts } from '../../language/language-context.ts';
import { type RowsRequest, useRows } from '../../screen/lists/use-rows.ts';
import { useRemoval } from '../../screen/posts/removal.tsx';
import { useScreen } from '../../screen/screen.ts';
import type { Column } from '../../table/engine/columns.ts';
import type { TableSnapshot, TableSource } from '../../table/engine/loading/table-source.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import type { definition } from './activity-units.definition.ts';
import { activityOfRow, hasNoRemoval, unitColumns, unitFields } from './activity-units.rules.ts';
import { catalogue } from './texts.ts';

/** The activity whose surcharge conditions are open. */
interface OpenActivity {
  readonly id: string;
  readonly name: string;
  /** The column that was clicked; the request states it as `type`. */
  readonly columnKey: string;
}

const endpoints = { direct: activityUnitsOfSite, study: activityUnitsOfStudy };

/** The list of activity units, the dialog with the conditions of one of them, and its removal. [AU-01] [AU-02] */
export function useActivityUnits({ attributes: { mode, id }, page, element }: ViewProps<typeof definition>) {
  const texts = useTexts(catalogue);
  const screen = useScreen({ page, element });
  const source = useRows(screen, {
    request: requestTo(endpoints[mode], { path: { id }, page }),
    mapColumns: unitColumns,
    fields: unitFields,
  });
  useNoRemovalWarning(source, element.host);
  const [activity, setActivity] = useOpenState<OpenActivity>(source.list);
  const removal = useRemoval(screen, {
    type: 'activity',
    source,
    request: (row, reason) =>
      postTo(removeActivityUnit, { path: { documentId: row.id }, fields: [['reason', reason]], page }),
  });
  return {
    screen,
    source,
    removal,
    openConditions: (row: TableRow, columnKey: string) =>
      setActivity({ ...activityOfRow(row, statedColumns(source.snapshot())), columnKey }),
    conditions: activity && {
      title: texts.conditionsTitle({ activity: activity.name }),
      wanted: {
        request: requestTo(surchargeConditions, { path: { activityId: activity.id }, page }),
        params: { label: activity.name, type: activity.columnKey },
      } satisfies RowsRequest,
      close: () => setActivity(undefined),
    },
  };
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
