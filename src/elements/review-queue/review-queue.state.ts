import { useEffect, useSyncExternalStore } from 'react';
import { approveReimbursement, denyReimbursement } from '../../api/reviews.ts';
import { tableBatch } from '../../api/tables.ts';
import { currencyText } from '../../domain/display/money.ts';
import type { Language } from '../../domain/language/language.ts';
import type { ViewProps } from '../../embed/element/define.ts';
import { postTo, requestTo } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { useRows } from '../../screen/lists/use-rows.ts';
import { prepareToPost } from '../../screen/posts/posts.ts';
import { pageDecisions, type RowPostPlan, useRowPosts } from '../../screen/posts/row-posts.ts';
import { type Screen, useScreen } from '../../screen/screen.ts';
import type { TableSource } from '../../table/engine/loading/table-source.ts';
import type { TableRow } from '../../table/view/table-props.ts';
import type { definition } from './review-queue.definition.ts';
import { amountKey, type Choice, queueColumns } from './review-queue.rules.ts';
import { catalogue } from './texts.ts';

/** A payment to decide on. */
export interface Payment {
  readonly id: string;
  /** Its reference, or the text of its first column. */
  readonly name: string;
  /** As shown, in US dollars; '' if the list has no amount. */
  readonly amount: string;
  readonly patient: string;
}

/** The payments to review, and the decisions on them. [RQ-01] to [RQ-05] */
export function useReviewQueue({ attributes, page, element }: ViewProps<typeof definition>) {
  const language = useLanguage();
  const screen = useScreen({ page, element });
  const source = useRows(screen, {
    request: requestTo(tableBatch, { url: attributes.endpoint, page }),
    mapColumns: queueColumns,
    paging: attributes.paging,
    decisions: pageDecisions(),
  });
  const list = screen.session.list(source.list);
  const decisions = useRowPosts(list, 'decisions', decisionPlan(screen, source, language));
  useEffect(() => source.subscribe(() => decisions.endMissing(source.snapshot())), [source, decisions]);
  usePrepareToPost(source);
  return { screen, source, decisions };
}

function decisionPlan(screen: Screen, source: TableSource, language: Language): RowPostPlan<Payment, Choice> {
  const texts = language.texts(catalogue);
  const { page } = screen;
  return {
    screen,
    source,
    recordKey: id => requestTo(approveReimbursement, { path: { id }, page }).key,
    request: ({ id }, choice, reason) =>
      choice === 'approve'
        ? postTo(approveReimbursement, { path: { id }, json: { quickApprove: true }, page })
        : postTo(denyReimbursement, { path: { id }, json: { quickDeny: true, reason }, page }),
    isDecision: true,
    texts: {
      progress: ({ step, choice }) =>
        step === 'sending' || step === 'done' ? texts[choice as Choice][step] : undefined,
      done({ name, amount }, choice) {
        const { decided, decidedAmount } = texts[choice];
        return amount ? decidedAmount({ payment: name, amount }) : decided({ payment: name });
      },
      handled: ({ name }) => texts.alreadyHandled({ payment: name }),
    },
    done: {
      approve: { state: 'approved', tone: 'success', event: 'psp:approved' },
      deny: { state: 'denied', tone: 'neutral', event: 'psp:denied' },
    },
  };
}

/** Loads what a press needs once the list has rows. */
function usePrepareToPost(source: TableSource): void {
  const hasRows = useSyncExternalStore(source.subscribe, () => source.snapshot().rows.length > 0);
  useEffect(() => (hasRows ? prepareToPost() : undefined), [hasRows]);
}

/** The payment shown in a row of the table. */
export function paymentOf(row: TableRow, language: Language): Payment {
  const texts = language.texts(catalogue);
  const amount = currencyText(row.text(amountKey));
  return {
    id: row.id,
    name: row.text('reference') || row.name || row.id,
    amount: amount && texts.amountInUSD({ amount }),
    patient: row.text('patientId'),
  };
}
