import { firstBatch, tableBatch } from '../../api/tables.ts';
import type { CallDefinition } from '../../embed/definition.ts';

/** The parts of the table, for every element that shows it. */
export const tableParts = {
  table: 'Toolbar, rows and pager.',
  progress: 'The progress bar while rows load.',
  notice: 'A message above the table.',
} as const;

/**
 * The call of a list whose address the page supplies; its first batch is prefetched while the element's code loads.
 * [NET-06]
 */
export const listCall = {
  endpoint: tableBatch,
  prefetch: {
    url: 'endpoint',
    query: { limit: `=${firstBatch}`, skip: '=0' },
    unless: ['paging'],
  },
} as const satisfies CallDefinition;
