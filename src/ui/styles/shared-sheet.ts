import base from './base.css?inline';
import tokens from './tokens.css?inline';

// Tokens and base rules come first, whichever component a page loads first. [EMB-09]
const styleTexts: string[] = [tokens, base];
const generatedRules: string[] = [];
let sheet: CSSStyleSheet | undefined;
let isStale = false;

/**
 * The style sheet of all UI components, shared by all shadow roots. Each component adds its rules when its module is
 * loaded, so no element has to list the styles of the components that it uses.
 */
export function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    write();
  }
  return sheet;
}

/**
 * Adds the rules of a component. Every selector has to start with a class of that component, since all elements share
 * the sheet.
 */
export function addStyles(css: string): void {
  styleTexts.push(css);
  if (!sheet || isStale) return;
  isStale = true;
  // One update for all components of a chunk, before any of them renders.
  queueMicrotask(write);
}

/**
 * Adds a rule that a library generates while rendering, before the rules of the components, so that those override
 * it.
 */
export function addGeneratedRule(rule: string): void {
  try {
    sharedSheet().insertRule(rule, generatedRules.length);
    generatedRules.push(rule);
  } catch {
    // A rule with a vendor prefix that this browser does not support.
  }
}

function write(): void {
  isStale = false;
  sheet?.replaceSync([...generatedRules, ...styleTexts].join('\n'));
}
