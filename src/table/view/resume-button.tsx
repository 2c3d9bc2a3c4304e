import { useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { focusTemporarily, isFocused } from '../../ui/hooks/focus-return.ts';

interface ResumeButtonProps {
  resume(): unknown;
  readonly children: string;
}

/**
 * A button that retries or continues loading. It is not rendered while loading: pressing it moves the focus to the table,
 * and when the button appears again, it takes the focus back. [TBL-31]
 */
export function ResumeButton({ resume, children }: ResumeButtonProps) {
  const isMounted = useRef(false);
  // Only on the first call: strict mode calls the ref twice, which would take the focus from the table after a press.
  const restoreFocus = (button: HTMLButtonElement | null) => {
    if (!button || isMounted.current) return;
    isMounted.current = true;
    if (isFocused(tableOf(button))) button.focus();
  };
  return (
    <Button
      ref={restoreFocus}
      onClick={({ currentTarget }) => {
        focusTemporarily(tableOf(currentTarget));
        resume();
      }}
    >
      {children}
    </Button>
  );
}

const tableOf = (button: Element): HTMLElement =>
  button.closest('.table')?.querySelector('table') as HTMLElement;
