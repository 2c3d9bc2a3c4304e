import { documentedCall } from '../api/docs/calls.ts';
import type { DocumentedCall } from '../api/docs/documented-call.ts';
import { attributeName } from '../domain/attribute-name.ts';
import type { CallDefinition, DocumentedElement } from '../embed/documented-element.ts';

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
  if (endpoint.path !== '{url}') return { tag, endpoint, path: endpoint.path, call };
  if (call.fromRow) {
    const { example, description } = call.fromRow;
    return { tag, endpoint, call, path: example, supplied: { description } };
  }
  const source = call.url ?? call.prefetch?.url ?? '';
  const attribute = attributes[source];
  if (!attribute)
    throw new Error(
      `${tag}: ${endpoint.name} has an address that the page supplies. Name the attribute in its \`url\`.`,
    );
  const { example, description } = attribute;
  return {
    tag,
    endpoint,
    path: example,
    call,
    supplied: { attribute: attributeName(source), description },
  };
}
