import { documentedCall } from '../../api/docs/calls.ts';
import { groupBy } from '../../domain/group-by.ts';
import type { CallDefinition, DocumentedElement } from '../../embed/documented-element.ts';
import { code } from '../markdown.ts';
import { leastAnswer } from './examples.ts';

/** What the answer of a post has to be to count as done. */
const provedBy = {
  answer: '{"result": "success"}',
  redirect: '{"redirect": "/where"}',
  save: '{"success": true}',
} as const;

/** The least that a host has to answer so that an element works: one answer to copy for each call. */
export function leastHost({ calls }: DocumentedElement): string[] {
  const blocks = [...groupBy(calls, answerTo)].map(([answer, same]) => {
    const names = new Set(same.map(({ endpoint: { method, path } }) => code(`${method} ${path}`)));
    return `${[...names].join(', ')}:\n\n${answer}`;
  });
  return blocks.length ? ['## The least a host has to answer', ...blocks] : [];
}

function answerTo(call: CallDefinition): string {
  const endpoint = documentedCall(call);
  if (endpoint.method === 'GET') return json(JSON.stringify(leastAnswer(endpoint, call), null, 2));
  return endpoint.body === 'urlencoded' ? 'A redirect.' : json(provedBy[endpoint.proof]);
}

const json = (text: string): string => `\`\`\`json\n${text}\n\`\`\``;
