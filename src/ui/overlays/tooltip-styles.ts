import { addStyles } from '../styles/shared-sheet.ts';
import css from './tooltip.css?inline';

// A module of its own for what looks like a tooltip without being the component, such as the reason of a disabled option.
addStyles(css);
