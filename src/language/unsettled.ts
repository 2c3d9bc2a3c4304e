import { createContext, useContext, useLayoutEffect } from 'react';

/** Why an element is not settled: it shows a placeholder, or a failure after which Retry brings one back. */
export type Unsettled = 'placeholder' | 'retry';

/** Tells the element that a part of its view is not settled; calling the result ends it. */
export const UnsettledContext = createContext((_: Unsettled) => () => {});

/** While the calling component is shown, its element is not settled: it may still change its size. [ROOM-03] */
export function useUnsettled(why: Unsettled): void {
  const begin = useContext(UnsettledContext);
  useLayoutEffect(() => begin(why), [begin, why]);
}
