import css from './inline.css?inline';

/**
 * Styles for an element inside a line of text or a table cell, added to the shared style sheet by such an element. It
 * is as wide as its content and takes the font of the line; beside the fallback it reserves the space of its button.
 */
export const inlineStyles = css;
