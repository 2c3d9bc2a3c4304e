import { ReasonDialog } from '../../ui/reason.ts';
import type { ReasonDialogProps } from '../../ui/reason-dialog.tsx';
import type { Payment } from './review-queue.state.ts';

interface DenyDialogProps extends Pick<ReasonDialogProps, 'reason' | 'change' | 'cancel'> {
  readonly payment: Payment;
  deny(reason: string): void;
}

/** Says what is denied and asks for the reason. [RQ-04] */
export const DenyDialog = ({ payment, deny, ...asked }: DenyDialogProps) => (
  <ReasonDialog
    {...asked}
    title={`Deny ${payment.name}`}
    label="Why is this request being denied?"
    action="Deny"
    give={deny}
  >
    <p className="denied">
      {payment.patient && <span>Patient {payment.patient}</span>}
      <bdi>{payment.amount}</bdi>
    </p>
  </ReasonDialog>
);
