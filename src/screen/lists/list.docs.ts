import { firstBatch, tableBatch } from '../../api/tables.ts';
import { rowsPerPage } from '../../domain/table-defaults.ts';
import type { CallDefinition } from '../../embed/documented-element.ts';

export const pagingDocs =
  'With host, the address answers with one page at a time: it searches, sorts and filters by the parameters that it is sent. For lists of more than 100,000 rows. Without it, the browser loads all rows.';

/** The parts of the table, for every element that shows it. */
export const tableParts = ['table', 'progress', 'notice'] as const;

/**
 * The call of a list whose address the page supplies; its first batch or page is prefetched while the element's code loads.
 * [NET-06]
 */
export const listCall = {
  endpoint: tableBatch,
  prefetch: {
    url: 'endpoint',
    query: { limit: `=${firstBatch}`, skip: '=0' },
    hostPagedQuery: { limit: `=${rowsPerPage}`, skip: '=0' },
  },
} as const satisfies CallDefinition;
