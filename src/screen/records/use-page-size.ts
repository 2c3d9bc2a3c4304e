import { useSyncExternalStore } from 'react';
import { rowsPerPage } from '../../domain/table-defaults.ts';
import { usePhone } from '../../ui/hooks/use-phone.ts';

const phoneRows = 5;

/** The rows per page of a short list: fewer on phones; printing shows all. [RD-03] [RD-04] */
export function usePageSize(count: number): number {
  const isPhone = usePhone();
  if (usePrinting()) return Math.max(count, 1);
  return isPhone ? phoneRows : rowsPerPage;
}

let isBeingPrinted = false;

/** Whether the page is being printed, for example to show all rows instead of one page of them. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isBeingPrinted);

function subscribe(onChange: () => void): () => void {
  const onPrintEvent = ({ type }: Event) => {
    isBeingPrinted = type === 'beforeprint';
    onChange();
  };
  addEventListener('beforeprint', onPrintEvent);
  addEventListener('afterprint', onPrintEvent);
  return () => {
    removeEventListener('beforeprint', onPrintEvent);
    removeEventListener('afterprint', onPrintEvent);
  };
}
