import css from './inline.css?inline';

/**
 * Styles for an element inside a line of text or a table cell, added to the shared style sheet by such an element. It
 * is as wide as its content and takes the font of the line. The element reserves the space of its buttons itself.
 */
export const inlineStyles = css;
