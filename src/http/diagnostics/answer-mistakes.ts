import { type LostNumber, lostNumbersText } from '../../domain/json.ts';
import { isSuspicious, type SchemaNode } from '../../domain/mistakes/unknown-keys.ts';
import { reportMistakes } from '../../platform/report-mistakes.ts';
import { type GetRequest, whereOf } from '../request.ts';

/** Names mistaken keys of an answer on the console, whether it matches its schema or not. [NET-21] */
export function reportAnswerMistakes(request: GetRequest, json: unknown): void {
  const schema = request.endpoint.answer as SchemaNode;
  if (isSuspicious(json, schema))
    reportMistakes(whereOf(request), ({ keyMistakes }) => keyMistakes(json, schema, 'the answer'));
}

/** Reports numbers of an answer that have lost digits on the console. [NET-23] */
export function warnOfLostNumbers(request: GetRequest, lost: readonly LostNumber[]): void {
  console.error(`${whereOf(request)}: ${lostNumbersText(lost)}`);
}
