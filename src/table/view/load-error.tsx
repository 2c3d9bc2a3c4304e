import type { Language } from '../../domain/language/language.ts';
import { commonCatalogue } from '../../domain/texts/common.ts';
import { isRefusal, SessionExpiredError } from '../../http/errors.ts';
import { isSetupMistake } from '../../http/setup-mistake.ts';
import { useLanguage } from '../../language/language-context.ts';
import { SessionEnded } from '../../ui/feedback/session-ended.tsx';
import { catalogue } from './texts.ts';

/**
 * Why a list could not be loaded, without the details of a mistake that only staff can fix. Empty for an
 * ended session, which one element of the page announces. [NET-13] [NET-15]
 */
export function loadErrorText(error: unknown, language: Language): string {
  const texts = language.texts(catalogue);
  if (error instanceof SessionExpiredError) return '';
  return isSetupMistake(error) ? language.texts(commonCatalogue).unavailable : texts.messages.notLoaded;
}

/** The same text, with what the host says, or with a link to sign in when the session has expired. [NET-05] */
export const LoadError = ({ error }: { readonly error: unknown }) => {
  const language = useLanguage();
  if (error instanceof SessionExpiredError) return <SessionEnded failure={error} />;
  return (
    <>
      <span>{loadErrorText(error, language)}</span>
      {isRefusal(error) && <span>{` ${error.messageIn(language)}`}</span>}
    </>
  );
};
