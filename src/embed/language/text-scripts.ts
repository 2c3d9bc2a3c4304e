/** Whether a text is the tag of a language, such as `pt-BR`; `pt_BR` is none. [EMB-15] */
export function isLanguageTag(text: string): boolean {
  try {
    return Boolean(new Intl.Locale(text));
  } catch {
    return false;
  }
}

/** The scripts with texts of the page that no element can ask for. */
export const scriptsWithoutLanguage = (): readonly HTMLScriptElement[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[data-psp-texts]')].filter(
    ({ lang }) => !isLanguageTag(lang),
  );
