import { ReasonDialog } from '../../ui/overlays/lazy-reason-dialog.ts';
import type { ReasonDialogProps } from '../../ui/overlays/reason-dialog.tsx';
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
