import { calls } from '../../api/calls.ts';
import { firstBatch } from '../../api/tables.ts';
import { addressOf, type QueryValue } from '../../domain/platform/address.ts';
import { attributeName } from '../../embed/attributes/read-attributes.ts';
import type { CallDefinition, ElementDefinition } from '../../embed/definition.ts';
import type { GetEndpoint } from '../../http/endpoint.ts';
import type { PlacedElement } from '../lint/outline.ts';

/** A GET that an element sends as soon as it is shown. */
export interface ElementRequest extends Pick<CallDefinition, 'rowFields'> {
  readonly tag: string;
  readonly endpoint: GetEndpoint;
  readonly url: string;
  /** The number of rows of the first batch or page, for a list that is loaded in batches or pages. */
  readonly limit?: number;
  /** The host searches, sorts, filters and pages. [TBL-24] */
  readonly isHostPaged?: true;
}

/** The GETs that an element sends by itself, without those that depend on a user's choice. */
export function requestsOf(
  element: PlacedElement,
  definition: ElementDefinition,
  page: string,
): ElementRequest[] {
  const values = valuesOf(element, definition);
  return definition.calls.flatMap(call => {
    const endpoint = calls.find(({ name }) => name === call.endpoint.name);
    if (endpoint?.method !== 'GET' || !isMade(call, values, definition)) return [];
    const url = addressFor(call, endpoint, values, page);
    if (url === undefined) return [];
    const { rowFields } = call;
    const request = { tag: definition.tag, endpoint, url, ...(rowFields && { rowFields }) };
    if (isHostPaged(values)) return [{ ...request, limit: limitOf(values), isHostPaged: true }];
    return [isInBatches(endpoint) ? { ...request, limit: limitOf(values) } : request];
  });
}

type Values = ReadonlyMap<string, string>;

/** The values of attributes and child scripts, by camelCase name. */
function valuesOf({ tag, scripts }: PlacedElement, definition: ElementDefinition): Values {
  const names = [...Object.keys(definition.attributes), 'apiBase'];
  const written = names.map(
    name => [name, tag.attributes.find(each => each.name === attributeName(name))?.value] as const,
  );
  const props = scripts.map(
    script => [script.tag.attributes.find(({ name }) => name === 'data-prop')?.value ?? '', 'JSON'] as const,
  );
  return new Map(
    [...props, ...written].filter((entry): entry is readonly [string, string] => entry[1] !== undefined),
  );
}

function isMade(
  { when = {}, onDemand, prefetch, endpoint }: CallDefinition,
  values: Values,
  { attributes }: ElementDefinition,
): boolean {
  const isWanted = Object.entries(when).every(([name, value]) => values.get(name) === value);
  // If the page supplies the address, or for a choice, `unless` only means that the call differs.
  const isNeedless =
    endpoint.path !== '{url}' &&
    prefetch?.unless?.some(name => attributes[name]?.type !== 'choice' && values.has(name));
  return isWanted && !onDemand && !isNeedless;
}

const isHostPaged = (values: Values): boolean => values.get('paging') === 'host';

const isInBatches = ({ query }: GetEndpoint): boolean => 'total' in (query ?? {});

const rowsPerPage = 10;

const limitOf = (values: Values): number =>
  isHostPaged(values)
    ? Number(values.get('pageSize')) || rowsPerPage
    : Number(values.get('limit')) || firstBatch;

function addressFor(
  call: CallDefinition,
  endpoint: GetEndpoint,
  values: Values,
  page: string,
): string | undefined {
  const { prefetch } = call;
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => name !== 'url');
  const path = Object.fromEntries(
    names.map(name => [name, values.get(prefetch?.path?.[name] ?? name) ?? '']),
  );
  const url = values.get(prefetch?.url ?? call.url ?? '');
  if (endpoint.path === '{url}' && !url?.trim()) return undefined;
  const address = addressOf(
    endpoint.path,
    { path, url, apiBase: values.get('apiBase'), query: queryFor(endpoint, values) },
    page,
  );
  return typeof address === 'string' ? address : undefined;
}

function queryFor(endpoint: GetEndpoint, values: Values): Record<string, QueryValue> {
  const stated = endpoint.query ?? {};
  return {
    ...('params' in stated || endpoint.path === '{url}' ? paramsIn(values.get('params')) : {}),
    ...('timeframe' in stated && values.has('timeframe') ? { timeframe: values.get('timeframe') } : {}),
    ...('selectedYears' in stated ? { selectedYears: new Date().getFullYear() } : {}),
    ...(isHostPaged(values) || isInBatches(endpoint) ? { limit: limitOf(values), skip: 0 } : {}),
  };
}

function paramsIn(json = '{}'): Record<string, QueryValue> {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
}
