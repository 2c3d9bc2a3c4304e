/** Loads each shipped language, and the code for a page's own texts: files that are fetched on demand. [EMB-15] */
export const shipped = {
  de: () => import('./de/index.ts'),
  es: () => import('./es/index.ts'),
  ar: () => import('./ar/index.ts'),
  fr: () => import('./fr/index.ts'),
  ja: () => import('./ja/index.ts'),
};

export const loadPageTexts = () => import('./page-texts.ts');
