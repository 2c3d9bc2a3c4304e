import { rowsPerPage } from '../../domain/table-defaults.ts';
import { usePhone } from '../../ui/hooks/use-phone.ts';
import { usePrinting } from './use-printing.ts';

const phoneRows = 5;

/** The rows per page of a short list: fewer on phones; printing shows all. [RD-03] [RD-04] */
export function usePageSize(count: number): number {
  const isPhone = usePhone();
  if (usePrinting()) return Math.max(count, 1);
  return isPhone ? phoneRows : rowsPerPage;
}
