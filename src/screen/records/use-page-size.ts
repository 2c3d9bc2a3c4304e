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

let isAboutToPrint = false;

/** Whether the page is being printed, for example to show all rows instead of one page of them. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);

const printQuery = () => matchMedia('print');

const isPrinting = (): boolean => isAboutToPrint || printQuery().matches;

function subscribe(onChange: () => void): () => void {
  const query = printQuery();
  const onPrintEvent = ({ type }: Event) => {
    isAboutToPrint = type === 'beforeprint';
    onChange();
  };
  query.addEventListener('change', onChange);
  addEventListener('beforeprint', onPrintEvent);
  addEventListener('afterprint', onPrintEvent);
  return () => {
    query.removeEventListener('change', onChange);
    removeEventListener('beforeprint', onPrintEvent);
    removeEventListener('afterprint', onPrintEvent);
  };
}
