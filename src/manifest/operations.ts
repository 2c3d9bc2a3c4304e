import type { Endpoint, ParameterDescriptions, PostEndpoint } from '../http/endpoint.ts';
import { headersOf, responsesOf } from './exchanges.ts';
import { grouped } from './grouped.ts';
import { answerRef } from './schemas.ts';
import type { Use } from './uses.ts';

/** One operation for all uses of a method and path: calls that share it differ in what they send. */
export function operationOf(path: string, uses: readonly Use[], made: readonly Endpoint[]) {
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
    parameters: [...placesIn(path), ...queryOf(endpoints), ...headersOf(endpoints)],
    ...(posts.length && { requestBody: { required: true, content: contentOf(posts) } }),
    responses: responsesOf(endpoints, oneOf(answersOf(endpoints, made))),
  };
}

const placesIn = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }));

const queryOf = (endpoints: readonly Endpoint[]) =>
  endpoints
    .flatMap(endpoint => (endpoint.method === 'GET' ? Object.entries(endpoint.query ?? {}) : []))
    .map(([name, description]) => ({
      name,
      in: 'query',
      description,
      schema: countsOf[name] ?? { type: 'string' },
    }));

/** The parameters that count rows. [NET-06] [NET-07] */
const countsOf: Readonly<Record<string, object>> = {
  limit: { type: 'integer', minimum: 1, maximum: 10_000 },
  skip: { type: 'integer', minimum: 0 },
  total: { type: 'integer', minimum: 0 },
};

const answersOf = (endpoints: readonly Endpoint[], made: readonly Endpoint[]) =>
  [...new Set(endpoints.map(({ answer }) => answer))].map(answer => answerRef(answer, made));

const contentOf = (posts: readonly PostEndpoint[]) =>
  Object.fromEntries(
    [...grouped(posts, ({ body }) => body.encoding)].map(([encoding, sharing]) => [
      mediaTypes[encoding],
      { schema: oneOf(sharing.map(({ body }) => bodySchemas[encoding](body.fields))) },
    ]),
  );

const mediaTypes = {
  json: 'application/json',
  multipart: 'multipart/form-data',
  urlencoded: 'application/x-www-form-urlencoded',
};

const bodySchemas = { json: jsonSchema, multipart: formSchema, urlencoded: formSchema };

/** A field that is described as `true` is nothing else; the others are texts. All of them are always sent. [RQ-02] */
function jsonSchema(fields: ParameterDescriptions) {
  const properties = Object.entries(fields).map(([name, description]) => [
    name,
    description === 'true' ? { const: true } : { type: 'string', description },
  ]);
  return { type: 'object', properties: Object.fromEntries(properties), required: Object.keys(fields) };
}

/** What a form posts is text; a field whose name holds an id is told of in words. [NET-09] */
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
