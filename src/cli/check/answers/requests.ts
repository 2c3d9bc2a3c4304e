import { documentedCall } from '../../../api/docs/calls.ts';
import { firstBatch } from '../../../api/tables.ts';
import { tryParseJson } from '../../../domain/json.ts';
import { rowsPerPage } from '../../../domain/table-defaults.ts';
import type { CallDefinition, DocumentedElement } from '../../../embed/documented-element.ts';
import type { GetEndpoint } from '../../../http/request.ts';
import { addressOf, type QueryValue } from '../../../platform/address.ts';
import { textOf } from '../page/element-problems.ts';
import type { PageElement } from '../page/html.ts';

/** A GET that an element sends as soon as it is shown. */
export interface ElementRequest {
  readonly tag: string;
  readonly call: CallDefinition;
  readonly endpoint: GetEndpoint;
  readonly url: string;
  /** The number of rows of the first batch or page, for a list that is loaded in batches or pages. */
  readonly limit?: number;
  /** The host searches, sorts, filters and pages. [TBL-24] */
  readonly isHostPaged: boolean;
}

/** The GETs that an element sends by itself, without those that depend on a user's choice. */
export function requestsOf(
  element: PageElement,
  definition: DocumentedElement | undefined,
  page: string,
): ElementRequest[] {
  if (!definition) return [];
  const { tag } = definition;
  const valueFor = (name: string) => textOf(element, name);
  const isHostPaged = valueFor('paging') === 'host';
  return definition.calls.flatMap(call => {
    const endpoint = documentedCall(call);
    if (endpoint.method !== 'GET' || !isMade(call, valueFor)) return [];
    const limit = limitOf(endpoint, valueFor, isHostPaged);
    const url = addressFor(call, endpoint, valueFor, limit, page);
    return url === undefined ? [] : [{ tag, call, endpoint, url, isHostPaged, ...(limit && { limit }) }];
  });
}

/** The value of an attribute (camelCase) or its child script. */
type ValueFor = (name: string) => string | undefined;

function isMade({ when = {}, onDemand }: CallDefinition, valueFor: ValueFor): boolean {
  const isWanted = Object.entries(when).every(([name, value]) =>
    value === 'true' ? isFlag(valueFor(name)) : (valueFor(name) ?? null) === value,
  );
  return isWanted && !onDemand;
}

const isFlag = (text: string | undefined): boolean => text !== undefined && text !== 'false' && text !== '0';

/** The number of rows that are asked for first; undefined for an answer that comes as a whole. */
function limitOf({ query = {} }: GetEndpoint, valueFor: ValueFor, isHostPaged: boolean): number | undefined {
  if (isHostPaged) return Number(valueFor('pageSize')) || rowsPerPage;
  return 'total' in query ? Number(valueFor('limit')) || firstBatch : undefined;
}

function addressFor(
  { prefetch, url: named = '' }: CallDefinition,
  endpoint: GetEndpoint,
  valueFor: ValueFor,
  limit: number | undefined,
  page: string,
): string | undefined {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = Object.fromEntries(names.map(name => [name, valueFor(prefetch?.path?.[name] ?? name) ?? '']));
  const url = valueFor(prefetch?.url ?? named);
  if (endpoint.path === '{url}' && !url?.trim()) return undefined;
  const query = queryFor(endpoint, valueFor, limit);
  const address = addressOf(endpoint.path, { path, url, apiBase: valueFor('apiBase'), query }, page);
  return typeof address === 'string' ? address : undefined;
}

function queryFor(
  { path, query = {} }: GetEndpoint,
  valueFor: ValueFor,
  limit: number | undefined,
): Record<string, QueryValue> {
  const hasParams = 'params' in query || path === '{url}';
  return {
    ...(hasParams ? Object(tryParseJson(valueFor('params') ?? '{}')) : {}),
    ...('timeframe' in query && { timeframe: valueFor('timeframe') }),
    ...('selectedYears' in query && { selectedYears: new Date().getFullYear() }),
    ...(limit && { limit, skip: 0 }),
  };
}
