import { commonCatalogue } from '../../domain/texts/common.ts';
import { useTexts } from '../../language/language-context.ts';

interface FailureProps {
  /** The key of the sentence. */
  readonly text: 'somethingWrong' | 'notLoaded';
  retry(): void;
}

/** Says what has failed, with Retry. */
export function Failure({ text, retry }: FailureProps) {
  const texts = useTexts(commonCatalogue);
  return (
    <div className="failure" role="alert" part="failure">
      <p>{texts[text]}</p>
      <button type="button" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
}

/**
 * Replaces a view whose attributes are invalid: a sentence for everybody, and for staff what is wrong and how to fix it.
 * [EMB-04] [NET-13]
 */
export function MisconfigurationCard({ problems }: { problems: readonly string[] }) {
  const texts = useTexts(commonCatalogue);
  return (
    <>
      <div className="failure setup" role="alert" part="failure">
        <p>{texts.unavailable}</p>
        <details>
          <summary>{texts.staffDetails}</summary>
          <ul>
            {problems.map(problem => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </details>
      </div>
      <slot />
    </>
  );
}
