import { addStyles } from '../styles/shared-sheet.ts';
import css from './input.css?inline';

addStyles(css);

/** The class that styles text inputs and selects, in forms as in the table's toolbar. */
export const inputClass = 'input';
