import { documentedCall } from '../api/docs/calls.ts';
import type { DocumentedCall, ParameterDescriptions } from '../api/docs/documented-call.ts';
import { attributeName } from '../domain/attribute-name.ts';
import { groupBy } from '../domain/group-by.ts';
import type { CallDefinition, DocumentedElement } from '../embed/documented-element.ts';
import type { PostEndpoint } from '../http/request.ts';
import { exampleAnswer } from './contract/examples.ts';
import { headersOf, responsesOf } from './exchanges.ts';
import { answerRef } from './schemas.ts';

/** The operation of a method and path, merged from all calls that share it. */
export function operationOf(path: string, uses: readonly Use[]) {
  const [{ supplied }] = uses as [Use];
  const endpoints = [...new Set(uses.map(({ endpoint }) => endpoint))];
  const tags = [...new Set(uses.map(({ tag }) => tag))];
  const names = endpoints.map(({ name }) => name).join('-or-');
  const posts = endpoints.filter(endpoint => endpoint.method === 'POST');
  return {
    operationId: supplied ? [names, ...tags].join('-') : names,
    summary: endpoints.map(({ summary }) => summary).join(' '),
    tags,
    ...(supplied && { 'x-page-supplied': supplied }),
    parameters: [...pathParameters(path), ...queryParameters(endpoints), ...headersOf(endpoints)],
    ...(posts.length && { requestBody: { required: true, content: requestContent(posts) } }),
    responses: responsesOf(endpoints, oneOf(answerSchemas(endpoints)), examplesOf(uses)),
  };
}

/** A complete example of each answer, by the name of the call. */
function examplesOf(uses: readonly Use[]): Readonly<Record<string, { readonly value: unknown }>> {
  const examples = uses.map(
    ({ endpoint, call }) => [endpoint.name, { value: exampleAnswer(endpoint, call) }] as const,
  );
  return Object.fromEntries(examples.filter(([, { value }]) => value !== undefined));
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryParameters = (endpoints: readonly DocumentedCall[]) =>
  endpoints
    .flatMap(({ parameters = {} }) => Object.entries(parameters))
    .map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: numericParameters[name] ?? { type: 'string' },
    }));

/** The query parameters that are row counts. [NET-06] [NET-07] */
const numericParameters: Readonly<Record<string, object>> = {
  limit: { type: 'integer', minimum: 1, maximum: 10_000 },
  skip: { type: 'integer', minimum: 0 },
  total: { type: 'integer', minimum: 0 },
};

const answerSchemas = (endpoints: readonly DocumentedCall[]) =>
  [...new Set(endpoints.map(({ answer }) => answer))].map(answerRef);

const requestContent = (posts: readonly (DocumentedCall & PostEndpoint)[]) =>
  Object.fromEntries(
    [...groupBy(posts, ({ body }) => body)].map(([encoding, sharing]) => [
      mediaTypes[encoding],
      { schema: oneOf(sharing.map(({ fields = {} }) => bodySchemas[encoding](fields))) },
    ]),
  );

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
};

const bodySchemas = { json: jsonSchema, multipart: formSchema, urlencoded: formSchema };

/** A field with the description `true` is always `true`; the others are texts. All fields are required. [RQ-02] */
function jsonSchema(fields: ParameterDescriptions) {
  const properties = Object.entries(fields).map(([name, description]) => [
    name,
    description === 'true' ? { const: true } : { type: 'string', description },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(fields) };
}

/** Form fields are texts; fields whose name contains an id are described as additional properties. [NET-09] */
function formSchema(fields: ParameterDescriptions) {
  const isNamed = ([name]: readonly [string, string]) => !name.includes('{');
  const all = Object.entries(fields);
  const others = all.filter(field => !isNamed(field)).map(([name, says]) => `\`${name}\`: ${says}`);
  const named = all.filter(isNamed).map(([name, description]) => [name, { type: 'string', description }]);
  return {
    type: 'object',
    properties: Object.fromEntries(named),
    ...(others.length && { additionalProperties: { type: 'string', description: others.join(' ') } }),
  };
}

const oneOf = (schemas: readonly object[]): object | undefined =>
  schemas.length > 1 ? { oneOf: schemas } : schemas[0];

/** An element's use of a call. */
export interface Use {
  readonly tag: string;
  readonly endpoint: DocumentedCall;
  /** The path of the call; an example if the page supplies the address. */
  readonly path: string;
  readonly call: CallDefinition;
  /** The source of an address that the page supplies: its description and, unless rows supply it, the attribute. */
  readonly supplied?: { readonly attribute?: string; readonly description: string };
}

/** All calls that these elements make. */
export const usesOf = (definitions: readonly DocumentedElement[]): Use[] =>
  definitions.flatMap(definition => definition.calls.map(call => useOf(definition, call)));

function useOf({ tag, attributes }: DocumentedElement, call: CallDefinition): Use {
  const endpoint = documentedCall(call);
  if (endpoint.path !== '{url}') return { tag, endpoint, call, path: endpoint.path };
  const name = call.url ?? call.prefetch?.url ?? '';
  const source = call.fromRow ?? attributes[name];
  if (!source)
    throw new Error(
      `${tag}: ${endpoint.name} has an address that the page supplies. Name the attribute in its \`url\`.`,
    );
  const { example, description } = source;
  const attribute = call.fromRow ? {} : { attribute: attributeName(name) };
  return { tag, endpoint, call, path: example, supplied: { ...attribute, description } };
}
