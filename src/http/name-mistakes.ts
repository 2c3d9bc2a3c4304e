import { nameMistakes } from '../domain/mistakes/name-mistakes.ts';
import { oddBatch } from '../domain/mistakes/odd-batch.ts';
import { hasPythonWords } from '../domain/mistakes/python-words.ts';
import { isSuspicious, type SchemaNode } from '../domain/mistakes/unknown-keys.ts';
import { callName } from './call.ts';
import type { Endpoint, GetEndpoint, GetRequest, PageSettings } from './endpoint.ts';

/** Names mistaken keys and totals of an answer on the console, whether it matches its schema or not. [NET-21] */
export function nameAnswerMistakes<E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E>,
  json: unknown,
): void {
  const { url, query, page, signal } = request;
  const schema = endpoint.answer as SchemaNode;
  const batch = query && oddBatch(json, query);
  if (!batch && !isSuspicious(json, schema)) return;
  nameMistakes(
    whereOf(endpoint, url, page),
    ({ keyMistakes, batchMistake }) => [
      ...keyMistakes(json, schema, 'the answer'),
      ...(batch ? [batchMistake(batch)] : []),
    ],
    signal,
  );
}

/** Names the cause of invalid JSON on the console if it has Python's words. [NET-21] */
export function nameJsonMistake<E extends GetEndpoint>(
  endpoint: E,
  { url, page, signal }: GetRequest<E>,
  text: string,
): void {
  if (hasPythonWords(text))
    nameMistakes(
      whereOf(endpoint, url, page),
      ({ mistakes, jsonProblem }) => [mistakes['invalid-json'](jsonProblem(text))],
      signal,
    );
}

const whereOf = (endpoint: Endpoint, url: string | undefined, { tag, apiBase }: PageSettings): string =>
  `${tag ?? 'psp'}: ${callName(endpoint, url, apiBase)}`;
