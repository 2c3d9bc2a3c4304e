import type { elements } from '../../../src/elements.ts';

export type Tag = keyof typeof elements;

/** What designers and template authors decide by; all that a definition states is generated instead. */
export interface Guidance {
  /** Situations for which the element is made. */
  readonly use: readonly string[];
  /** Situations for which it is not, each with what to take instead. */
  readonly avoid: readonly string[];
  /** How its layout changes with its own width, or with the window's where it says so. */
  readonly widths: readonly (readonly [width: string, layout: string])[];
  /** The controls that it contains, by whose keys people work in it. */
  readonly keys: readonly (keyof typeof keyTables)[];
  /** In wider windows it shows nothing, so the handbook shows it in a window as narrow as a phone's. */
  readonly isForPhones?: true;
}

/** What each key does, by the kind of control. */
export const keyTables = {
  page: {
    title: 'Everywhere',
    rows: [
      ['Tab, Shift + Tab', 'To the next or the previous control, in reading order.'],
      ['Enter', 'Follows a link, presses a button.'],
      ['Space', 'Presses a button, ticks a box.'],
    ],
  },
  table: {
    title: 'In the rows of a table',
    rows: [
      ['J, K', 'To the next or the previous row.'],
      ['↓, ↑', 'To the same control of the next or the previous row.'],
      ['/', 'To the search box.'],
      ['Enter on a column title', 'Sorts by it: ascending, descending, default order.'],
      ['Enter on a row', 'Opens its record.'],
      ['?', 'Shows the keys of the list, as `Keys` in the menu of columns does.'],
      ['The first Tab', 'To a button that skips all rows and leads to the pager.'],
    ],
  },
  queue: {
    title: 'In the rows of the queue',
    rows: [
      ['A', 'Approves the payment whose row has the focus; does nothing on a button or a link.'],
      ['D', 'Denies it, after asking for the reason; likewise.'],
    ],
  },
  select: {
    title: 'In a field with choices',
    rows: [
      ['↓, ↑', 'Opens the choices, and goes from one to the next.'],
      ['Letters', 'Search the choices.'],
      ['Enter', 'Takes the marked choice; opens a closed field.'],
      ['Escape', 'Closes the choices and keeps what was chosen.'],
    ],
  },
  menu: {
    title: 'In a menu of actions',
    rows: [
      ['↓, ↑', 'Opens the menu, and goes from one action to the next.'],
      ['Home, End', 'To the first or the last action.'],
      ['A letter', 'To the next action that begins with it.'],
      ['Escape, Tab', 'Closes the menu; Escape returns to its button.'],
    ],
  },
  dialog: {
    title: 'In a dialog',
    rows: [
      ['Tab, Shift + Tab', 'Stays within the dialog.'],
      ['Escape', 'Cancels, and returns to the control that opened it.'],
    ],
  },
  tabs: {
    title: 'In the tabs',
    rows: [
      ['→, ←', 'To the next or the previous tab; right to left the other way round.'],
      ['Home, End', 'To the first or the last tab.'],
    ],
  },
} as const;
