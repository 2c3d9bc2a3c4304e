import { commonCatalogue } from '../../domain/texts/common.ts';
import { useTexts } from '../../language/language-context.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './setup-mistake.css?inline';

addStyles(css);

/**
 * Replaces a list that a mistake of the page or the host keeps from being shown: a sentence for everybody, and for staff
 * what was found and how to fix it. No Retry, since retrying cannot fix it. [NET-13]
 */
export function SetupMistake({ mistake }: { readonly mistake: string }) {
  const texts = useTexts(commonCatalogue);
  return (
    <div className="empty setup-mistake">
      <p>{texts.unavailable}</p>
      <details>
        <summary>{texts.staffDetails}</summary>
        <p>{mistake}</p>
      </details>
    </div>
  );
}
