/** A batch as a host answers it, of rows made by number. */
export interface HostTable {
  readonly columns: readonly { readonly data: string; readonly title: string }[];
  row(number: number): Record<string, unknown>;
}

/** Answers a request for a batch of `count` rows, as a host does: by its `limit` and `skip`. */
export function batchFrom(table: HostTable, numbers: readonly number[], request: Request): Response {
  const query = new URL(request.url).searchParams;
  const skip = Number(query.get('skip'));
  const data = numbers.slice(skip, skip + Number(query.get('limit'))).map(number => table.row(number));
  return Response.json({ columns: table.columns, data, total: numbers.length, skip });
}

/** 1 to `count`. */
export const numbersTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

/** Payments that wait for a review. */
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
