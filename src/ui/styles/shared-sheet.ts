import base from './base.css?inline';
import tokens from './tokens.css?inline';

// Tokens and ground rules come first, whichever piece a page loads first. [EMB-09]
const texts: string[] = [tokens, base];
const generated: string[] = [];
let sheet: CSSStyleSheet | undefined;
let isStale = false;

/**
 * The one style sheet of all pieces, shared by all shadow roots. A piece adds its own rules to it when its code is
 * loaded, so an element that shows a piece shows it styled, and none lists what its pieces need.
 */
export function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    write();
  }
  return sheet;
}

/** Adds the rules of a piece; each begins with a class of that piece, since every element has them. */
export function addStyles(css: string): void {
  texts.push(css);
  if (!sheet || isStale) return;
  isStale = true;
  // Once for all pieces of a script, and before anything of it is shown.
  queueMicrotask(write);
}

/** Adds a rule that a library makes while it renders, before those of the pieces, which go over it. */
export function addGeneratedRule(rule: string): void {
  try {
    sharedSheet().insertRule(rule, generated.length);
    generated.push(rule);
  } catch {
    // A rule with a vendor's prefix that this browser does not know.
  }
}

function write(): void {
  isStale = false;
  sheet?.replaceSync([...generated, ...texts].join('\n'));
}
