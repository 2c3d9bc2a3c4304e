import { readFile } from 'node:fs/promises';
import { Features, transform } from 'lightningcss';

const query = '?inline';
// The minimum browsers of README.md, as lightningcss counts: major version in the third byte.
const targets = { chrome: 114 << 16, edge: 114 << 16, firefox: 125 << 16, safari: 17 << 16 };

/** `:dir()` as written: lightningcss replaces it by `:lang()`, which misses a page that states only its `dir`. [EMB-09] */
const exclude = Features.DirSelector;

/** The text of a style sheet as it ships. */
export const minifiedCss = (filename, code) =>
  transform({ filename, code, minify: true, targets, exclude }).code.toString();

/** `import css from './x.css?inline'` gives the minified text, as Vite does. */
export function cssText() {
  return {
    name: 'css-text',
    async resolveId(source, importer) {
      if (!source.endsWith(`.css${query}`)) return null;
      const resolved = await this.resolve(source.slice(0, -query.length), importer, { skipSelf: true });
      return resolved && resolved.id + query;
    },
    async load(id) {
      if (!id.endsWith(`.css${query}`)) return null;
      const filename = id.slice(0, -query.length);
      this.addWatchFile(filename);
      const css = minifiedCss(filename, await readFile(filename));
      return { code: `export default ${JSON.stringify(css)};`, moduleSideEffects: false };
    },
  };
}
