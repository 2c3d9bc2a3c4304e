import base from './base.css?inline';
import inline from './inline.css?inline';
import tokens from './tokens.css?inline';

/** The tokens, the host's box and the ground rules: the first styles of every element. [EMB-09] */
export const baseStyles: readonly string[] = [tokens, base];

/**
 * After `baseStyles`: an element that stands in a line of text or a table cell. It is as wide as what it shows and takes
 * the size of the line; beside the fallback it keeps the place of its button free, so that nothing jumps.
 */
export const inlineStyles: readonly string[] = [inline];
