import { type LostNumber, lostNumbersText } from '../../domain/json.ts';
import { oddBatch } from '../../domain/mistakes/odd-batch.ts';
import { hasPythonWords } from '../../domain/mistakes/python-words.ts';
import { reportMistakes } from '../../domain/mistakes/report-mistakes.ts';
import { isSuspicious, type SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { callName } from '../call.ts';
import type { GetEndpoint, GetRequest } from '../endpoint.ts';

/** Reports mistaken keys and totals of an answer on the console, whether it matches its schema or not. [NET-21] */
export function reportAnswerMistakes<E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E>,
  json: unknown,
): void {
  const schema = endpoint.answer as SchemaNode;
  const batch = oddBatch(json, request.query);
  if (batch || isSuspicious(json, schema))
    reportMistakes(whereOf(endpoint, request), ({ keyMistakes, batchMistake }) => [
      ...keyMistakes(json, schema, 'the answer'),
      ...(batch ? [batchMistake(batch)] : []),
    ]);
}

/** Reports the cause of invalid JSON on the console if it has Python's words. [NET-21] */
export function reportJsonMistake<E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E>,
  text: string,
): void {
  if (hasPythonWords(text))
    reportMistakes(whereOf(endpoint, request), ({ mistakes, jsonProblem }) => [
      mistakes['invalid-json'](jsonProblem(text)),
    ]);
}

/** Reports numbers of an answer that have lost digits on the console. [NET-23] */
export function warnOfLostNumbers<E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E>,
  lost: readonly LostNumber[],
): void {
  console.error(`${whereOf(endpoint, request)}: ${lostNumbersText(lost)}`);
}

const whereOf = <E extends GetEndpoint>(
  endpoint: E,
  { url, page: { tag = 'psp', apiBase } }: GetRequest<E>,
): string => `${tag}: ${callName(endpoint, url, apiBase)}`;
