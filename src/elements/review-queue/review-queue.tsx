import { useState } from 'react';
import type { ViewProps } from '../../embed/element/element-module.ts';
import { DecisionNote } from '../../screen/decisions/decision-note.tsx';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { DecisionControls } from './decision.tsx';
import { DenyDialog } from './deny-dialog.tsx';
import type { definition } from './review-queue.definition.ts';
import { awaitedColumns } from './review-queue.rules.ts';
import { type Payment, paymentIn, useReviewQueue } from './review-queue.state.ts';

/** The payments that need a review, with Approve and Deny for each. [RQ-01] */
export function ReviewQueue(props: ViewProps<typeof definition>) {
  const { screen, source, decisions } = useReviewQueue(props);
  const [denying, setDenying] = useState<Payment>();
  // What was typed for a payment is still there when its dialog opens again.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  return (
    <ListCard
      title="Payments Needing Review"
      screen={screen}
      source={source}
      loadingText="Looking up payments..."
      expectedColumns={awaitedColumns}
      emptyText="Nothing to review"
      actions={row => {
        const payment = paymentIn(row);
        return (
          <DecisionControls
            payment={payment}
            decision={decisions.of(row.id)}
            approve={() => decisions.decide(payment, 'approve')}
            deny={() => setDenying(payment)}
          />
        );
      }}
      rowState={row => (decisions.of(row.id).step === 'decided' ? 'decided' : undefined)}
      note={row => {
        const payment = paymentIn(row);
        const decision = decisions.of(row.id);
        if (!decision.message) return undefined;
        return <DecisionNote row={payment} decision={decision} check={() => decisions.check(payment)} />;
      }}
    >
      {denying && (
        <DenyDialog
          payment={denying}
          reason={reasons[denying.id] ?? ''}
          change={reason => setReasons(before => ({ ...before, [denying.id]: reason }))}
          cancel={() => setDenying(undefined)}
          deny={reason => {
            setDenying(undefined);
            decisions.decide(denying, 'deny', reason);
          }}
        />
      )}
    </ListCard>
  );
}
