import { addStyles } from '../../ui/styles/shared-sheet.ts';
import css from './print.css?inline';

addStyles(css);
