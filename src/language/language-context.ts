import { createContext, useContext } from 'react';
import type { Catalogue, Texts } from '../domain/language/catalogue.ts';
import { english, type Language } from '../domain/language/language.ts';

/** The language of the element whose views ask; its root provides it. [EMB-15] */
export const LanguageContext = createContext(english);

/** The language of the element. A change of `lang` renders again. */
export const useLanguage = (): Language => useContext(LanguageContext);

/** The texts of a catalogue in the language of the element. */
export const useTexts = <S>(catalogue: Catalogue<string, S>): Texts<S> => useLanguage().texts(catalogue);
