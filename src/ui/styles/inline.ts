import css from './inline.css?inline';

/**
 * Beside the sheet of the pieces: an element that stands in a line of text or a table cell. It is as wide as what it
 * shows and takes the size of the line; beside the fallback it keeps the place of its button free, so that nothing jumps.
 */
export const inlineStyles = css;
