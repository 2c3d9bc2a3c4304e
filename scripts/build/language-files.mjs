import { resolve } from 'node:path';

const prefix = '\0language-file:';
const sourceOf = file => resolve('src/languages', file);

/**
 * The files with the texts of other languages, as entries of Rollup by their names: a page needs one of them, so each also
 * holds the code that shows elements in another language. [EMB-15]
 */
export const languageFiles = codes => ({
  ...Object.fromEntries(codes.map(code => [`lang-${code}`, `${prefix}${code}/index.ts`])),
  'page-texts': `${prefix}page-texts.ts`,
});

/** The plugin that makes these entries. */
export const languageEntries = codes => ({
  name: 'language-entries',
  resolveId: id => (id.startsWith(prefix) ? id : null),
  load(id) {
    if (id.startsWith(prefix))
      return ['languages.ts', id.slice(prefix.length)]
        .map(file => `export * from '${sourceOf(file)}';`)
        .join('\n');
    return id === sourceOf('shipped.ts') ? loadedByName(codes) : null;
  },
});

/** Replaces src/languages/shipped.ts: the files cannot state each other's hashes, which the loader knows. */
const loadedByName = codes => `
  export const shipped = {${codes.map(code => `${code}: () => ${importStarting(`lang-${code}.`)}`)}};
  export const loadPageTexts = () => ${importStarting('page-texts.')};`;

const importStarting = start => `globalThis[Symbol.for("psp.import")]("./${start}")`;
