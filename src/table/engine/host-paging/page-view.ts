import type { QueryParameters } from '../loading/row-plan.ts';
import type { PageWindow } from '../loading/table-source.ts';
import type { Query } from '../query/query.ts';

/** A page of a query's result. */
export interface PageView extends PageWindow {
  readonly query: Query;
}

/** The same text for the same page of the same result, however the view was made. */
export const viewKey = ({ query, page, size }: PageView): string => `${page} ${size} ${queryKey(query)}`;

/** The same text for the same result. */
export const queryKey = (query: Query): string => JSON.stringify(queryParameters(query));

/** Search, order and filters as the host reads them. [TBL-24] */
export function queryParameters({ search, sorting, filters }: Query): QueryParameters {
  const parameters: Record<string, string> = {};
  if (search) parameters.search = search;
  if (sorting) {
    parameters.sort = sorting.key;
    parameters.order = sorting.descending ? 'desc' : 'asc';
  }
  for (const { key, text } of filters) parameters[`filter[${key}]`] = text;
  return parameters;
}
