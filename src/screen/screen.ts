import type { Page } from '../embed/element.ts';
import type { ElementHandle } from '../embed/handle.ts';
import type { Notices } from '../ui/notices.tsx';

/** What a screen hands to whatever asks, tells or leads away in its name. */
export interface Screen {
  readonly page: Page;
  readonly element: ElementHandle;
  readonly notices: Notices;
}
