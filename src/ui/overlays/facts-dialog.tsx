import type { Fact } from '../../domain/display/facts.ts';
import { FactList } from '../data/fact-list.tsx';
import { addStyles } from '../styles/shared-sheet.ts';
import { Dialog } from './dialog.tsx';
import css from './facts-dialog.css?inline';

addStyles(css);

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

/** A paragraph (a single fact without label), a bullet list (without labels) or a description list. [TBL-10] */
function Facts({ facts }: Pick<FactsDialogProps, 'facts'>) {
  const [first] = facts;
  if (first?.label) return <FactList facts={facts.map(({ label = '', text }) => ({ label, value: text }))} />;
  if (facts.length === 1) return <p className="facts">{first?.text}</p>;
  return (
    <ul className="facts">
      {facts.map(({ text }, index) => (
        <li key={index}>
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
