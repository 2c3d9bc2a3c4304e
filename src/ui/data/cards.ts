import { addStyles } from '../styles/shared-sheet.ts';
import css from './cards.css?inline';

// A module of its own for all tables whose rows become cards.
addStyles(css);
