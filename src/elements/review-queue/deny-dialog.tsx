import { useTexts } from '../../language/language-context.ts';
import { ReasonDialog } from '../../ui/lazy/lazy-reason-dialog.ts';
import type { ReasonDialogProps } from '../../ui/overlays/reason-dialog.tsx';
import type { Payment } from './review-queue.state.ts';
import { catalogue } from './texts.ts';

interface DenyDialogProps extends Pick<ReasonDialogProps, 'reason' | 'change' | 'cancel'> {
  readonly payment: Payment;
  deny(reason: string): void;
}

/** Shows the payment to deny and asks for a reason. [RQ-04] */
export const DenyDialog = ({ payment, deny, ...reasonProps }: DenyDialogProps) => {
  const texts = useTexts(catalogue);
  return (
    <ReasonDialog
      {...reasonProps}
      title={texts.denyDialog.title({ payment: payment.name })}
      label={texts.denyDialog.reason}
      action={texts.deny.label}
      confirm={deny}
    >
      <p className="denied-payment">
        {payment.patient && <span>{texts.denyDialog.patient({ patient: payment.patient })}</span>}
        <bdi>{payment.amount}</bdi>
      </p>
    </ReasonDialog>
  );
};
