import type { HostTable } from './answers/batches.ts';

export { batchFrom, type HostTable, numbersTo } from './answers/batches.ts';

/** Payments of a few columns for tests that read whole rows. */
export const payments: HostTable = {
  columns: [
    { data: 'reference', title: 'Reference' },
    { data: 'patientId', title: 'Patient ID' },
    { data: 'status', title: 'Status' },
    { data: 'totalUSD', title: 'Total (USD)' },
    { data: 'approveReject', title: 'Approve or reject' },
  ],
  row: number => ({
    id: String(number),
    reference: { display: `ERR-${number}`, sort: number },
    patientId: { display: `508-${number}`, type: 'link', href: `/patient/${number}/` },
    status: { display: 'inReview' },
    totalUSD: { display: `${1000 + number}.5`, sort: (1000 + number) * 100 + 50 },
  }),
};
