import css from './content-wide.css?inline';

/**
 * Beside the sheet of the pieces: an element that is as wide as what it shows, also in a cell of a layout table, and
 * nothing where it shows nothing. It asks its container no questions of width.
 */
export const contentWideStyles = css;
