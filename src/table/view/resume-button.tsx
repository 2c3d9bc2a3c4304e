import { useRef } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { focusOnce, isFocused } from '../../ui/hooks/focus-return.ts';

interface GoOnProps {
  go(): unknown;
  readonly children: string;
}

/**
 * Asks again, or for the rest. It leaves while that is on its way: who pressed it waits at the table, and is on it again
 * when it comes back. [TBL-31]
 */
export function ResumeButton({ go, children }: GoOnProps) {
  const hasCome = useRef(false);
  // Once, when the button appears: React's strict mode hands it out again, and would take the focus from the table.
  const comeBack = (button: HTMLButtonElement | null) => {
    if (!button || hasCome.current) return;
    hasCome.current = true;
    if (isFocused(tableOf(button))) button.focus();
  };
  return (
    <Button
      ref={comeBack}
      onClick={({ currentTarget }) => {
        focusOnce(tableOf(currentTarget));
        go();
      }}
    >
      {children}
    </Button>
  );
}

const tableOf = (button: Element): HTMLElement =>
  button.closest('.table')?.querySelector('table') as HTMLElement;
