import type { ElementHandle } from '../embed/element/element-handle.ts';
import type { Page } from '../embed/element/element-module.ts';
import type { Notices } from '../ui/feedback/notices.tsx';

/** What a screen hands to whatever asks, tells or leads away in its name. */
export interface Screen {
  readonly page: Page;
  readonly element: ElementHandle;
  readonly notices: Notices;
}
