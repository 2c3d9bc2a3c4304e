import { useState } from 'react';
import type { ViewProps } from '../../embed/element.ts';
import { Table, type TableRow } from '../../table/view/table.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DenyDialog } from './deny-dialog.tsx';
import type { definition } from './review-queue.definition.ts';
import { nameOf, type Standing, useReviewQueue } from './review-queue.state.ts';

/** The payments that need a review, with Approve and Deny for each. [RQ-01] */
export function ReviewQueue(props: ViewProps<typeof definition>) {
  const queue = useReviewQueue(props);
  const [denying, setDenying] = useState<TableRow>();
  // What was typed for a payment is still there when its dialog opens again.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({});
  return (
    <Card title="Payments Needing Review">
      {queue.notices.list}
      <p role="status" className="visually-hidden">
        {queue.said}
      </p>
      <Table
        source={queue.source}
        label="Payments needing review"
        loadingText="Looking up payments..."
        actions={row => {
          const standing = queue.standingOf(row.id);
          return (
            <Controls
              name={nameOf(row)}
              standing={standing}
              approve={() => queue.decide(row, 'approve')}
              deny={() => setDenying(row)}
            />
          );
        }}
        note={row => {
          const standing = queue.standingOf(row.id);
          return (
            standing &&
            standing.state !== 'sending' && (
              <Note standing={standing} check={() => queue.check(row, standing.decision)} />
            )
          );
        }}
      />
      {denying && (
        <DenyDialog
          name={nameOf(denying)}
          reason={reasons[denying.id] ?? ''}
          change={reason => setReasons(before => ({ ...before, [denying.id]: reason }))}
          cancel={() => setDenying(undefined)}
          deny={reason => {
            setDenying(undefined);
            queue.decide(denying, 'deny', reason);
          }}
        />
      )}
    </Card>
  );
}

interface ControlsProps {
  readonly name: string;
  readonly standing: Standing | undefined;
  approve(): void;
  deny(): void;
}

function Controls({ name, standing, approve, deny }: ControlsProps) {
  const isSending = standing?.state === 'sending' && standing.decision;
  const isLocked = standing && standing.state !== 'refused';
  const named = (label: string) => (
    <>
      {label}
      <span className="visually-hidden"> {name}</span>
    </>
  );
  return (
    <div>
      <Button
        busy={isLocked}
        busyLabel={isLocked && named(isSending === 'approve' ? 'Approving…' : 'Approve')}
        onClick={approve}
      >
        {named('Approve')}
      </Button>
      <Button
        aria-haspopup="dialog"
        tone="quiet"
        busy={isLocked}
        busyLabel={isLocked && named(isSending === 'deny' ? 'Denying…' : 'Deny')}
        onClick={deny}
      >
        {named('Deny')}
      </Button>
    </div>
  );
}

/** How it stands with a payment that is neither waiting nor gone. [RQ-03] */
function Note({ standing, check }: { readonly standing: Standing; check(): void }) {
  const isUnknown = standing.state !== 'refused';
  return (
    <div className={isUnknown ? 'decision unknown' : 'decision'} role="alert">
      <span>{standing.message}</span>
      {isUnknown && (
        <Button busy={standing.state === 'checking'} busyLabel="Checking…" onClick={check}>
          Check again
        </Button>
      )}
    </div>
  );
}
