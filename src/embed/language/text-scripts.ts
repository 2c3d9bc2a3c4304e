import { native } from '../../platform/native.ts';

/** A `lang` as the tag of a language, in lower case: `de-at` for `de-AT` and `de_AT`; '' if it is not one. [EMB-17] */
export function languageTag(lang: string): string {
  try {
    return new Intl.Locale(lang.replaceAll('_', '-')).toString().toLowerCase();
  } catch {
    return '';
  }
}

/** The scripts with the page's own texts of a language; with '', those that do not say of which. [EMB-15] */
export const textScripts = (tag: string): HTMLScriptElement[] =>
  [...native(document, 'querySelectorAll').call(document, 'script[data-psp-texts]')].filter(
    script => languageTag((script as HTMLScriptElement).lang) === tag,
  ) as HTMLScriptElement[];
