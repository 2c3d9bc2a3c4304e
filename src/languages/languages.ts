import { PageLanguages } from '../embed/language/page-languages.ts';
import { loadPageTexts, shipped } from './shipped.ts';

/** The languages of the page: a lazy chunk, since only some pages ask for other texts than the English ones. [EMB-15] */
export const languages = new PageLanguages({ shipped, loadPageTexts });
