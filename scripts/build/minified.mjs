import { minify } from '@swc/core';

const options = {
  module: true,
  ecma: 2022,
  compress: { ecma: 2022, passes: 3 },
  mangle: true,
  sourceMap: true,
};

/** Minifies each chunk with SWC (decision 6), below the comment that the file begins with. */
export const minified = firstLine => ({
  name: 'minified',
  async renderChunk(code, chunk) {
    const { code: small, map } = await minify(code, options);
    const banner = firstLine(chunk);
    return banner ? { code: `${banner}\n${small}`, map: movedByOneLine(map) } : { code: small, map };
  },
});

/** In a source map, a semicolon ends a line. */
function movedByOneLine(map) {
  const { mappings, ...rest } = JSON.parse(map);
  return { ...rest, mappings: `;${mappings}` };
}
