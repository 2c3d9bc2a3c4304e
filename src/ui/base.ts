import base from './base.css?inline';
import tokens from './tokens.css?inline';

/** The tokens, the host's box and the ground rules: the first styles of every element. [EMB-09] */
export const baseStyles: readonly string[] = [tokens, base];

/** After `baseStyles`: an element that stands in a line of text or a table cell and is as wide as what it shows. */
export const inlineStyles: readonly string[] = [':host{display:inline-block;container-type:normal}'];
