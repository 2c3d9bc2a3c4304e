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

/** Replaces a view whose attributes are invalid: what is wrong and how to fix it. [EMB-04] */
export function MisconfigurationCard({ problems }: { problems: readonly string[] }) {
  return (
    <>
      <div className="failure" role="alert" part="failure">
        <p>This part of the page is not set up correctly.</p>
        <ul>
          {problems.map(problem => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </div>
      <slot />
    </>
  );
}
