const provider = new URL('../../src/embed/built-ins.ts', import.meta.url).pathname;

/** What old libraries of pages replace, and the name of the browser's own in src/embed/built-ins.ts. */
const replacements = [
  [/\bArray\.from\b/g, 'arrayFrom', () => '_arrayFrom'],
  [/(?<![\w$.)\]])((?:[\w$]+\.)*[\w$]+)\.bind\(/g, 'bound', (_, made) => `_bound(${made}, `],
  [/\bglobalThis\.Request\b|(?<=\bnew )Request\b/g, 'Request', () => '_Request'],
];

// React binds by a function of its own: its file imports nothing, so a release that leaves React alone leaves it in the
// caches of browsers.
const react = /\/node_modules\/(react|react-dom|scheduler|@r2wc)\//;
const reactBound =
  'function _bound(made, self, ...given) { return (...args) => Reflect.apply(made, self, [...given, ...args]); }';

/** Code takes the browser's own built-ins, whatever the page's scripts have put in their place. [EMB-12] */
export function builtIns() {
  return {
    name: 'built-ins',
    transform(code, id) {
      if (id.startsWith(provider) || !/\.(m?js|tsx?)$/.test(id)) return null;
      const used = replacements.filter(([pattern]) => code.search(pattern) >= 0);
      if (used.length === 0) return null;
      const replaced = used.reduce((text, [pattern, , name]) => text.replace(pattern, name), code);
      if (react.test(id) && used.every(([, name]) => name === 'bound'))
        return { code: `${replaced}\n${reactBound}`, map: null };
      const names = used.map(([, name]) => `${name} as _${name}`).join(', ');
      // At the end, so that every line keeps its place in the source map.
      return { code: `${replaced}\nimport { ${names} } from ${JSON.stringify(provider)};`, map: null };
    },
  };
}
