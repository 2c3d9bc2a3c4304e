const prose = /\b(?:summary|description):\s*(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`),?/g;

/** Leaves what definitions and calls say to their readers out of what browsers download. */
export function withoutProse() {
  return {
    name: 'without-prose',
    transform(code, id) {
      if (!/\.definition\.ts$|\/src\/api\/|\/embed\/common\.ts$/.test(id)) return null;
      return { code: code.replace(prose, ''), map: null };
    },
  };
}
