import { useState } from 'react';
import {
  activityUnitsOfSite,
  activityUnitsOfStudy,
  removeActivityUnit,
  surchargeConditions,
} from '../../api/activity-units.ts';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { post } from '../../http/post.ts';
import { type RowsWanted, useRows } from '../../screen/lists/use-rows.ts';
import { useRemoval } from '../../screen/removal/removal.tsx';
import type { TableRow } from '../../table/view/table-row.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import type { definition } from './activity-units.definition.ts';
import { activityIn, unitColumns, unitFields } from './activity-units.rules.ts';

/** An activity whose conditions are shown. */
interface Opened {
  readonly id: string;
  readonly name: string;
  /** The column that was clicked. */
  readonly key: string;
}

const endpoints = { direct: activityUnitsOfSite, study: activityUnitsOfStudy };

/** The activity units, the conditions of one of them, and its removal. [AU-01] [AU-02] */
export function useActivityUnits({ attributes: { mode, id }, page, element }: ViewProps<typeof definition>) {
  const screen = { page, element, notices: useNotices() };
  const [opened, setOpened] = useState<Opened>();
  const source = useRows(screen, {
    endpoint: endpoints[mode],
    target: { path: { id } },
    mapColumns: unitColumns,
    fields: unitFields,
  });
  const removal = useRemoval(screen, {
    type: 'activity',
    source,
    send: (row, request) => post(removeActivityUnit, { path: { documentId: row.id }, ...request }),
  });
  return {
    screen,
    source,
    removal,
    open: (row: TableRow, key: string) => setOpened({ ...activityIn(row, source.snapshot().columns), key }),
    opened: opened && {
      title: `Surcharge Conditions - Activity: ${opened.name}`,
      wanted: {
        endpoint: surchargeConditions,
        target: { path: { activityId: opened.id } },
        params: { label: opened.name, type: opened.key },
      } satisfies RowsWanted<typeof surchargeConditions>,
      close: () => setOpened(undefined),
    },
  };
}
