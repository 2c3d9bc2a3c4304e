import { useSyncExternalStore } from 'react';

let isAboutToPrint = false;

/** Whether the page is being printed, for example to show all rows instead of one page of them. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting);

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
