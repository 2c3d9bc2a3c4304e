import { useEffect, useMemo } from 'react';
import { sameOriginUrl } from '../../domain/platform/same-origin.ts';
import type { AnswerOf, GetEndpoint } from '../../http/endpoint.ts';
import { useNotices } from '../../ui/feedback/notices.tsx';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { useAnswer } from '../requests/use-answer.ts';
import type { Screen } from '../screen.ts';
import { useReleasedSpace } from './use-released-space.ts';

/** A record as it is shown, with the way to its page. */
interface Viewable {
  readonly view: string | undefined;
}

/** An answer whose items name their pages. */
type Viewed = readonly { readonly viewRoute?: unknown }[];

/**
 * What a phone shows of an answer, and whether this is one: asked for when the window is first as narrow, and not again
 * when it is turned. The same `shownOf` always. [PD-03] [PD-04]
 */
export function usePhoneRecords<const E extends GetEndpoint, Shown extends Viewable>(
  { page, element }: Omit<Screen, 'notices'>,
  endpoint: E,
  shownOf: (answer: AnswerOf<E>, addressOf: (stated: unknown) => string | undefined) => Shown[],
) {
  const isPhone = usePhone();
  const notices = useNotices();
  const { answer, error, retry } = useAnswer({ page, element, notices }, endpoint, {}, { isWanted: isPhone });
  useReleasedSpace(element.host, isPhone && Boolean(answer ?? error));
  const shown = useMemo(() => answer && shownOf(answer, addressOf), [answer, shownOf]);
  useEffect(() => {
    const astray = ((answer ?? []) as Viewed).filter(({ viewRoute }, at) => viewRoute && !shown?.[at]?.view);
    if (astray.length) console.error(`${page.tag}: ${astray.length} of ${shown?.length} ${withoutPage}`);
  }, [answer, shown, page.tag]);
  return { isPhone, shown, notices, state: { count: shown?.length, error, retry } };
}

const addressOf = (stated: unknown): string | undefined =>
  stated ? sameOriginUrl(String(stated), location.href) : undefined;

const withoutPage =
  'records have a "viewRoute" that is no address of this site, and no link. Use one that begins with "/".';
