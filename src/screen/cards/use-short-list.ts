import { useState } from 'react';
import { useRequest } from '../../http/answers/use-request.ts';
import type { GetRequest } from '../../http/request.ts';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { useReportListFailure } from '../requests/failures.tsx';
import type { Screen } from '../screen.ts';

type View = Pick<Screen, 'page' | 'element'>;

/** What `ShortList` shows of a list that is loaded in one request; `maxAge` as in `useRequest`. */
export function useShortList<Item>(
  { element }: View,
  request: GetRequest<readonly Item[]> | undefined,
  maxAge = 0,
) {
  const { answer, error, retry } = useRequest(request, { maxAge });
  useReportListFailure(element, error);
  return { rows: answer, error, retry };
}

/**
 * A list that is shown only in windows as narrow as a phone's. It is loaded once the window is that narrow, and not again
 * when the phone is turned. [PD-03] [PD-04]
 */
export function usePhoneList<Item>(view: View, request: GetRequest<readonly Item[]>) {
  const isPhone = usePhone();
  const [wasPhone, setWasPhone] = useState(isPhone);
  if (isPhone && !wasPhone) setWasPhone(true);
  return { isPhone, list: useShortList(view, wasPhone ? request : undefined) };
}
