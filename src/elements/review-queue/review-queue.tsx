import { useCallback } from 'react';
import { elementModule, type ViewProps } from '../../embed/element/define.ts';
import { useLanguage, useTexts } from '../../language/language-context.ts';
import { ListCard } from '../../screen/lists/list-card.tsx';
import { maySend } from '../../screen/posts/posts.ts';
import { rowNote } from '../../screen/posts/row-note.tsx';
import { closeToNameOfRow } from '../../table/view/keyboard/use-focus-after-removal.ts';
import type { TableRow } from '../../table/view/table-row.ts';
import { useOpenState } from '../../ui/hooks/use-open-state.ts';
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx';
import { sharedSheet } from '../../ui/styles/shared-sheet.ts';
import { DecisionControls } from './decision-controls.tsx';
import css from './review-queue.css?inline';
import { definition } from './review-queue.definition.ts';
import { placeholderColumns, stateAfter } from './review-queue.rules.ts';
import { type Payment, paymentOf, useReviewQueue } from './review-queue.state.ts';
import { catalogue } from './texts.ts';

export const element = elementModule({ definition, view: ReviewQueue, styles: [sharedSheet(), css] });

const DenyDialog = lazyComponent(async () => (await import('./deny-dialog.tsx')).DenyDialog);

/** The payments that need a review, each with Approve and Deny. [RQ-01] */
function ReviewQueue(props: ViewProps<typeof definition>) {
  const language = useLanguage();
  const texts = useTexts(catalogue);
  const { screen, source, decisions } = useReviewQueue(props);
  const [denying, setDenying] = useOpenState<Payment>(source.list);
  // The same function as long as the list is the same, so that a press renders its buttons and not all rows.
  const actions = useCallback(
    (row: TableRow) => <DecisionControls row={row} decisions={decisions} askReason={setDenying} />,
    [decisions, setDenying],
  );
  return (
    <ListCard
      title={texts.title}
      screen={screen}
      source={source}
      loadingText={texts.loading}
      expectedColumns={placeholderColumns(language)}
      emptyText={texts.empty}
      actions={actions}
      shortcuts={{ A: texts.approve.label, D: texts.deny.label }}
      rowState={row => stateAfter(decisions.get(row.id))}
      outcomeOf={id => decisions.outcomeOf(id)}
      note={row => rowNote(decisions, paymentOf(row, language))}
    >
      {denying && maySend(decisions.get(denying.id), 'deny') && (
        <DenyDialog
          payment={denying}
          {...{ screen, source }}
          cancel={() => setDenying(undefined)}
          deny={reason => {
            closeToNameOfRow(() => setDenying(undefined), screen.element.host);
            void decisions.send(denying, 'deny', reason);
          }}
        />
      )}
    </ListCard>
  );
}
