import type { Fact } from '../../domain/display/facts.ts';
import { Facts } from '../data/facts.tsx';
import { Dialog } from './dialog.tsx';

interface FactsDialogProps {
  readonly title: string;
  readonly facts: readonly Fact[];
  close(): void;
}

/** Shows facts in a dialog. [UI-01] */
export const FactsDialog = ({ title, facts, close }: FactsDialogProps) => (
  <Dialog title={title} cancel={close}>
    <Facts facts={facts} />
  </Dialog>
);
