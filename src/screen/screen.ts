import type { ElementHandle } from '../embed/element/element-handle.ts';
import type { Page } from '../embed/element/element-module.ts';
import type { Notices } from '../ui/feedback/notices.tsx';

/** What an element passes to the hooks that send requests, show notices and navigate on its behalf. */
export interface Screen {
  readonly page: Page;
  readonly element: ElementHandle;
  readonly notices: Notices;
}
