import { useLayoutEffect, useRef } from 'react';
import type { SelectInstance } from 'react-select';
import { isFocused } from '../hooks/focus-return.ts';
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
    if (isDisabled) hadFocus.current = Boolean(input && isFocused(input));
    // Anywhere on the page: somebody may be typing in another form.
    else if (hadFocus.current && (document.activeElement ?? document.body) === document.body) input?.focus();
  }, [isDisabled, select]);
}
