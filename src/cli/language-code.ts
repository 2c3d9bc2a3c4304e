const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });

/**
 * Whether a code is the tag of a language that exists. `Dutch` has the form of a tag, but no language has a code of more
 * than three letters. Not all codes of three letters have a name here, so these are taken as they are. [EMB-15]
 */
export function isLanguage(code: string): boolean {
  try {
    const { language } = new Intl.Locale(code);
    return language.length === 3 || names.of(language) !== undefined;
  } catch {
    return false;
  }
}
