/** The layouts that several elements share. */
export const tableWidths = [
  [
    'from 560 px',
    'A table. Where its columns do not fit, it scrolls sideways and keeps the first ones and the actions in view; the details of a row list them all.',
  ],
  ['below 560 px', 'Each row is a card: title and status, its most important facts, then its actions.'],
] as const;

export const formWidths = [
  ['from 440 px', 'Two columns; fields that belong together stand side by side.'],
  ['below 440 px', 'One column, with a button as wide as the form.'],
] as const;

export const cardWidths = [
  ['from 560 px', 'A table with one line per record.'],
  ['below 560 px', 'One card per record.'],
] as const;

export const anyWidth = [
  ['any width', 'Takes the width that it needs and wraps with the text around it.'],
] as const;
