import css from './input.css?inline';
import { addStyles } from './sheet.ts';

/** What one types or chooses in: `<input>`, `<textarea>` and `<select>` of the class `input`, of a form or a toolbar. */
addStyles(css);
