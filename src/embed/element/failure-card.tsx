import { staffDetails, unavailable } from '../../domain/setup-texts.ts';
import { somethingWrong } from './failure-text.ts';

/** Replaces a view that threw: an error text, Retry and the template's fallback. [EMB-04] */
export function CrashCard({ retry }: { retry(): void }) {
  return (
    <>
      <div className="failure" role="alert" part="failure">
        <p>{somethingWrong}</p>
        <button type="button" onClick={retry}>
          Retry
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
  return (
    <>
      <div className="failure setup" role="alert" part="failure">
        <p>{unavailable}</p>
        <details>
          <summary>{staffDetails}</summary>
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
