import { useSyncExternalStore } from 'react';

let isAboutToPrint = false;

/** Whether the page is being printed: paper has no next page of a list. */
export const usePrinting = (): boolean => useSyncExternalStore(watchPrinting, isPrinting);

const paper = () => matchMedia('print');

const isPrinting = (): boolean => isAboutToPrint || paper().matches;

function watchPrinting(tell: () => void): () => void {
  const query = paper();
  const about = ({ type }: Event) => {
    isAboutToPrint = type === 'beforeprint';
    tell();
  };
  query.addEventListener('change', tell);
  addEventListener('beforeprint', about);
  addEventListener('afterprint', about);
  return () => {
    query.removeEventListener('change', tell);
    removeEventListener('beforeprint', about);
    removeEventListener('afterprint', about);
  };
}
