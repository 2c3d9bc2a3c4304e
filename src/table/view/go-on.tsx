import { Button } from '../../ui/button.tsx';
import { focusOnce, isFocused } from '../../ui/focus-return.ts';

interface GoOnProps {
  go(): unknown;
  readonly children: string;
}

/**
 * Asks again, or for the rest. It leaves while that is on its way: who pressed it waits at the table, and is on it again
 * when it comes back. [TBL-31]
 */
export function GoOn({ go, children }: GoOnProps) {
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

/** Once, when the button appears. */
function comeBack(button: HTMLButtonElement | null): void {
  if (button && isFocused(tableOf(button))) button.focus();
}

const tableOf = (button: Element): HTMLElement =>
  button.closest('.table')?.querySelector('table') as HTMLElement;
