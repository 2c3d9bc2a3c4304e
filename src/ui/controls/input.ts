import { addStyles } from '../styles/shared-sheet.ts';
import css from './input.css?inline';

addStyles(css);

/** The class of a control that is typed in or chosen from, and its look: for a table's tools as for a form's fields. */
export const inputClass = 'input';
