import { defineCatalogue } from '../../domain/language/catalogue.ts';

/** The button that copies a text, and what became of it. */
export const clipboardCatalogue = defineCatalogue('clipboard', {
  copy: 'Copy',
  copyText: 'Copy {text}',
  copied: 'Copied!',
  notCopied: "Couldn't copy.",
  textCopied: 'Text copied to clipboard!',
  textNotCopied: 'Unable to copy text to clipboard.',
});
