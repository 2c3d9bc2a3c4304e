import type { StatusDisplay } from '../../domain/display/status.ts';
import { addStyles } from '../styles/shared-sheet.ts';
import css from './badge.css?inline';

addStyles(css);

/** A status in a word or two; its colour never carries the meaning alone. [UI-16] */
export const Badge = ({ label, tone }: StatusDisplay) => (
  <span className={`badge ${tone}`} part="badge">
    {label}
  </span>
);
