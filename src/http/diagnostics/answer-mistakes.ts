import { type LostNumber, lostNumbersText } from '../../domain/json.ts';
import { isSuspicious, type SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { reportMistakes } from '../../platform/report-mistakes.ts';
import { callName } from '../call.ts';
import type { GetEndpoint, GetRequest } from '../endpoint.ts';

/** Names mistaken keys of an answer on the console, whether it matches its schema or not. [NET-21] */
export function reportAnswerMistakes<E extends GetEndpoint>(
  endpoint: E,
  request: GetRequest<E>,
  json: unknown,
): void {
  const schema = endpoint.answer as SchemaNode;
  if (isSuspicious(json, schema))
    reportMistakes(whereOf(endpoint, request), ({ keyMistakes }) => keyMistakes(json, schema, 'the answer'));
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
