import type { ViewProps } from '../../embed/element/element-module.ts';
import { ShortList } from '../../screen/cards/short-list.tsx';
import { type PlainColumn, PlainTable } from '../../ui/data/plain-table.tsx';
import { Amount, isAmount } from '../../ui/values/amount.tsx';
import { Badge } from '../../ui/values/badge.tsx';
import type { definition } from './pending-actions.definition.ts';
import type { PendingAction } from './pending-actions.rules.ts';
import { usePendingActions } from './pending-actions.state.ts';
import { texts } from './texts.ts';

/** The reimbursements of a site that require an action. [SD-02] [SD-04] */
export function PendingActions(props: ViewProps<typeof definition>) {
  const { notices, actions, error, retry, viewMore } = usePendingActions(props);
  return (
    <ShortList
      title={texts.title}
      state={{ count: actions?.length, error, retry }}
      loadingText={texts.loading}
      emptyText={texts.empty}
      failedText={texts.failed}
      notices={notices}
      foot={viewMore && <a href={viewMore}>{texts.viewMore}</a>}
    >
      <PlainTable caption={texts.title} columns={columns} rows={actions ?? []} />
    </ShortList>
  );
}

const columns: readonly PlainColumn<PendingAction>[] = [
  { title: texts.columns.patient, show: ({ patient }) => <bdi>{patient}</bdi> },
  { title: texts.columns.status, show: ({ status: { label, tone } }) => <Badge tone={tone}>{label}</Badge> },
  { title: texts.columns.submitted, kind: 'day', show: ({ submitted }) => <bdi>{submitted}</bdi> },
  {
    title: texts.columns.total,
    kind: 'number',
    show: ({ total }) => (isAmount(total) ? <Amount text={total} /> : total),
  },
  {
    title: texts.columns.view,
    kind: 'controls',
    show: ({ href, patient }) =>
      href && (
        <a href={href}>
          {texts.view} <span className="visually-hidden">{patient}</span>
        </a>
      ),
  },
];
