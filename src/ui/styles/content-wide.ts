import css from './content-wide.css?inline';

/**
 * Styles for an element that is as wide as its content, also in a cell of a layout table, and takes no space while
 * empty. Added to the shared style sheet by such an element. It cannot use container queries for width.
 */
export const contentWideStyles = css;
