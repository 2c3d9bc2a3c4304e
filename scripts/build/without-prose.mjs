const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source;
const prose = new RegExp(`\\b(?:summary|description):\\s*(?:${text}),?`, 'g');

// What names of parts and events mean, and the room in psp.css: of no use to who runs a definition.
const meanings = new RegExp(`\\b(parts|events|room):\\s*\\{(?:[^{}'"\`]|${text})*\\}`, 'g');

// Which calls there are is for documents and for the loader's first request.
const calls = new RegExp(`\\b(calls):\\s*\\[(?:[^\\[\\]'"\`]|${text}|\\[[^\\[\\]]*\\])*\\]`, 'g');

// Errors name the shape of a JSON attribute, and of others the example.
const jsonExample = new RegExp(
  `(type:\\s*['"]json['"],(?:(?!\\btype:)[^])*?\\bexample:\\s*)(?:${text})`,
  'g',
);

/** Leaves what definitions and calls say to their readers out of what browsers download. */
export function withoutProse() {
  return {
    name: 'without-prose',
    transform(code, id) {
      if (!/\.definition\.ts$|\/src\/api\/|\/embed\/common\.ts$/.test(id)) return null;
      const lean = code.replace(prose, '').replace(jsonExample, "$1''");
      return {
        code: /\.definition\.ts$/.test(id) ? lean.replace(meanings, '$1: {}').replace(calls, '$1: []') : lean,
        map: null,
      };
    },
  };
}
