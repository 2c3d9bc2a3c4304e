import { amount } from './amount.tsx';
import type { CellView } from './cell-view.ts';
import { date } from './date.tsx';
import { email } from './email.tsx';
import { link } from './link.tsx';
import { number } from './number.tsx';
import { status } from './status.tsx';
import { text } from './text.tsx';

const views = new Map<unknown, CellView>(Object.entries({ text, number, date, amount, status, link, email }));

/** How cells of this type are shown: one that is not in the list, as text. [TBL-10] */
export const cellView = (type: unknown): CellView => views.get(type) ?? text;
