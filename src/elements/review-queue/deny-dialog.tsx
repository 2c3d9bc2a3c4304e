import { useTexts } from '../../language/language-context.ts';
import { useReason } from '../../screen/posts/use-reason.ts';
import type { ListSession } from '../../screen/screen.ts';
import { ReasonDialog } from '../../ui/overlays/reason-dialog.tsx';
import type { Payment } from './review-queue.state.ts';
import { catalogue } from './texts.ts';

interface DenyDialogProps {
  readonly payment: Payment;
  /** The session of the list of the payment. */
  readonly list: ListSession;
  cancel(): void;
  deny(reason: string): void;
}

/** Shows the payment to deny and asks for a reason. [RQ-04] */
export const DenyDialog = ({ payment, list, cancel, deny }: DenyDialogProps) => {
  const texts = useTexts(catalogue);
  const dot = payment.amount && ' · ';
  return (
    <ReasonDialog
      {...useReason(list, payment.id)}
      title={texts.denyDialog.title({ payment: payment.name })}
      label={texts.denyDialog.reason}
      action={texts.deny.label}
      cancel={cancel}
      confirm={deny}
    >
      <p>
        {payment.patient && <span>{`${texts.denyDialog.patient({ patient: payment.patient })}${dot}`}</span>}
        <b>
          <bdi>{payment.amount}</bdi>
        </b>
      </p>
    </ReasonDialog>
  );
};
