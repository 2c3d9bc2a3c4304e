/** What table endpoints answer. */
export interface TableAnswer {
  readonly columns: readonly { readonly data: string; readonly title: string }[];
  readonly data: readonly object[];
  readonly total: number;
  readonly skip: number;
}

const defaultLimit = 2500;
const highestLimit = 10_000;

/** Which rows a table asks for. */
export function batchOf(request: Request): { readonly limit: number; readonly skip: number } {
  const { searchParams } = new URL(request.url);
  const limit = wholeNumber(searchParams.get('limit')) || defaultLimit;
  return { limit: Math.min(limit, highestLimit), skip: wholeNumber(searchParams.get('skip')) };
}

function wholeNumber(text: string | null): number {
  return text && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
