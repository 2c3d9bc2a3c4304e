import MagicString from 'magic-string';

/**
 * Marks the files with these names for the browser's compiler: it compiles all of their functions while they are
 * fetched, beside the page's own thread, in place of each when it is first called. To a browser that knows no such mark
 * it is a comment.
 */
export const compiledAhead = names => ({
  name: 'compiled-ahead',
  renderChunk(code, { name }) {
    if (!names.includes(name)) return null;
    const marked = new MagicString(code).prepend('//# allFunctionsCalledOnLoad\n');
    return { code: marked.toString(), map: marked.generateMap({ hires: true }) };
  },
});
