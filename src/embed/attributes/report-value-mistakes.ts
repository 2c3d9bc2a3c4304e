import { isSuspicious, type SchemaNode } from '../../diagnostics/found-keys.ts';
import { isGroupedId } from '../../diagnostics/grouped-id.ts';
import { reportMistakes } from '../../diagnostics/lazy-rules.ts';
import { attributeName } from '../../domain/attribute-name.ts';
import type { AttributeDefinition } from '../definition.ts';

/** An attribute as it was written, with its valid value. */
export interface WrittenValue {
  readonly name: string;
  readonly attribute: AttributeDefinition;
  /** Null if the value comes from a property or is missing. */
  readonly text: string | null;
  /** Undefined if it is invalid, which is reported in its own way, or missing. */
  readonly value: unknown;
}

/**
 * Reports valid values that look like mistakes on the console: misspelled keys of JSON, empty JSON, words for a missing
 * value, and ids with separators of thousands. [NET-21]
 */
export function reportValueMistakes(element: Element, written: readonly WrittenValue[]): void {
  const suspicious = written.filter(isSuspiciousValue);
  if (suspicious.length)
    reportMistakes(element, ({ valueMistakes }) =>
      suspicious.flatMap(({ name, attribute, text, value }) =>
        valueMistakes({
          name: attributeName(name),
          text,
          ...(attribute.type === 'json' && {
            json: { schema: attribute.schema as SchemaNode, value },
            record: attribute.isRecord && `${element.localName} ${name}`,
          }),
        }),
      ),
    );
}

/**
 * A cheap check before the rules are loaded, which decide. The keys of records with an open schema are not known here.
 */
const isSuspiciousValue = ({ name, attribute, text, value }: WrittenValue): boolean =>
  attribute.type === 'json'
    ? (text === '' && !attribute.required) ||
      (value !== undefined && (attribute.isRecord || isSuspicious(value, attribute.schema as SchemaNode)))
    : /^\s*(None|null|undefined)\s*$/.test(text ?? '') ||
      isGroupedId(attributeName(name), text?.trim() ?? '');
