import { commonCatalogue } from '../../domain/texts/common.ts';
import { useTexts } from '../../language/language-context.ts';

/** Replaces a view that threw: an error text, Retry and the template's fallback. [EMB-04] */
export function CrashCard({ retry }: { retry(): void }) {
  const texts = useTexts(commonCatalogue);
  return (
    <>
      <div className="failure" role="alert" part="failure">
        <p>{texts.somethingWrong}</p>
        <button type="button" onClick={retry}>
          {texts.retry}
        </button>
      </div>
      <slot />
    </>
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
