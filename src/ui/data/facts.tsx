import type { Fact } from '../../domain/display/facts.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import { FactList } from './fact-list.tsx';
import css from './facts.css?inline';

addStyles(css);

/**
 * Renders facts as a paragraph (a single one without label), a bullet list (without labels) or a description list.
 * [TBL-10]
 */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  const [first] = facts;
  if (facts.length === 1 && !first?.label) return <p className="facts">{first?.text}</p>;
  if (!first?.label) {
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
  return <FactList facts={facts.map(({ label = '', text }) => ({ label, value: text }))} />;
}
