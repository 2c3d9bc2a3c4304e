import { usePhone } from '../../ui/hooks/use-phone.ts';
import { usePrinting } from './use-printing.ts';

/** The rows per page of a short list: five on phones and ten elsewhere; printing shows all. [RD-03] [RD-04] */
export function usePageSize(count: number): number {
  const isPhone = usePhone();
  if (usePrinting()) return Math.max(count, 1);
  return isPhone ? 5 : 10;
}
