import type { PageSettings } from '../platform/page-settings.ts';
import { useNotices } from '../ui/feedback/notices.tsx';
import { type ElementSession, sessionOf } from './element-session.ts';
import type { Feedback } from './requests/failures.tsx';

/** What an element passes to the hooks that send requests, show notices and navigate on its behalf. */
export interface Screen extends Feedback {
  readonly page: PageSettings;
  readonly session: ElementSession;
}

/** The screen of a view, with notices of its own. */
export const useScreen = ({ page, element }: Pick<Screen, 'page' | 'element'>): Screen => ({
  page,
  element,
  notices: useNotices(),
  session: sessionOf(element.host),
});
