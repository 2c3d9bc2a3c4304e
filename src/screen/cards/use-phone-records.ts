import { useEffect, useMemo, useState } from 'react';
import { warn } from '../../diagnostics/warn.ts';
import type { Language } from '../../domain/language/language.ts';
import { useRequest } from '../../http/answers/use-request.ts';
import type { GetRequest } from '../../http/request.ts';
import { useLanguage } from '../../language/language-context.ts';
import { siteUrl } from '../../platform/page-address.ts';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { useShowListFailure } from '../requests/failures.tsx';
import { type Screen, useScreen } from '../screen.ts';

/** A record as shown, with the address of its page if that is same-origin. */
interface LinkedRecord {
  readonly view: string | undefined;
}

/** An answer whose items may state the address of their page. */
type RoutedItems = readonly { readonly viewRoute?: unknown }[];

/**
 * Records that are shown only in windows as narrow as a phone's. They are loaded once the window is that narrow, and
 * not again when the phone is turned. `toRecords` has to be a stable function. [PD-03] [PD-04]
 */
export function usePhoneRecords<Answer extends RoutedItems, Shown extends LinkedRecord>(
  view: Pick<Screen, 'page' | 'element'>,
  request: GetRequest<Answer>,
  toRecords: (
    answer: Answer,
    toSameOrigin: (address: unknown) => string | undefined,
    language: Language,
  ) => Shown[],
) {
  const language = useLanguage();
  const isPhone = usePhone();
  const screen = useScreen(view);
  const [wasPhone, setWasPhone] = useState(isPhone);
  if (isPhone && !wasPhone) setWasPhone(true);
  const { answer, error, retry } = useRequest(wasPhone ? request : undefined, { maxAge: 0 });
  useShowListFailure(screen, error);
  const shown = useMemo(
    () => answer && toRecords(answer, toSameOrigin, language),
    [answer, toRecords, language],
  );
  useEffect(() => {
    const crossOrigin = (answer ?? []).filter(({ viewRoute }, index) => viewRoute && !shown?.[index]?.view);
    if (crossOrigin.length)
      warn(view.element.host, `${crossOrigin.length} of ${shown?.length} ${crossOriginRoutes}`);
  }, [answer, shown, view.element]);
  return { isPhone, shown, notices: screen.notices, state: { count: shown?.length, error, retry } };
}

const toSameOrigin = (address: unknown): string | undefined =>
  address ? siteUrl(String(address)) : undefined;

const crossOriginRoutes =
  'records have a "viewRoute" that is not an address of this site and is not shown as a link. Use one that begins with "/".';
