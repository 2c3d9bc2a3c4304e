import { dashboards } from './dashboards.ts';
import { details } from './details.ts';
import { forms } from './forms.ts';
import type { Guidance, Tag } from './guidance.ts';
import { helpers } from './helpers.ts';
import { lists } from './lists.ts';

/** What to know before using an element, by its tag. */
export const guidanceByTag: Readonly<Record<Tag, Guidance>> = {
  ...lists,
  ...forms,
  ...details,
  ...dashboards,
  ...helpers,
};
