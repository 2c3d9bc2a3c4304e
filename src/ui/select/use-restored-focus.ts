import { useLayoutEffect, useRef } from 'react';
import type { SelectInstance } from 'react-select';
import type { SelectOption } from './select-options.ts';

/**
 * Restores the focus that a select lost by being disabled while its options loaded, unless something else has it by
 * then.
 */
export function useRestoredFocus(
  select: { current: SelectInstance<SelectOption> | null },
  isDisabled: boolean,
): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const input = select.current?.inputRef;
    const active = (input?.getRootNode() as Document | ShadowRoot | undefined)?.activeElement ?? null;
    if (isDisabled) hadFocus.current = active !== null && active === input;
    else if (hadFocus.current && (active === null || active === document.body)) input?.focus();
  }, [isDisabled, select]);
}
